package io.github.yomikiri.bench.player;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Analysis;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.engine.GameClock;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.match.Player;
import java.time.Duration;
import java.util.Optional;

/** Plays as the engine does, with the same limits for each move or by a clock for the whole game. */
final class EnginePlayer implements Player<Reversi> {

  private final String name;
  private final Engine engine;
  private final Limits limits;
  private final Optional<GameClock> fullClock;
  private Duration left = Duration.ZERO;
  private Limits gameLimits;

  EnginePlayer(String name, Engine engine, Limits limits, Optional<GameClock> clock) {
    this.name = name;
    this.engine = engine;
    this.limits = limits;
    fullClock = clock;
    left = clock.map(GameClock::left).orElse(Duration.ZERO);
    gameLimits = limits;
    if (clock.isPresent()) {
      engine.warmUp();
    }
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void newGame(Game<Reversi> opening, long seed, StopSignal stop) {
    engine.newGame(seed);
    gameLimits = limits.withStop(stop);
    left = fullClock.map(GameClock::left).orElse(Duration.ZERO);
  }

  /** Chooses a move; resigns when the clock has run out, which loses the game. */
  @Override
  public Optional<Move> choose(Game<Reversi> game) {
    if (fullClock.isEmpty()) {
      return engine.choose(game.position(), gameLimits).move();
    }
    long before = System.nanoTime();
    Duration increment = fullClock.get().increment();
    Analysis analysis = engine.choose(
        game.position(), GameClock.of(left).withIncrement(increment), gameLimits, soFar -> {});
    left = left.minusNanos(System.nanoTime() - before);
    if (left.isNegative()) {
      return Optional.empty();
    }
    left = left.plus(increment);
    return analysis.move();
  }

  @Override
  public void close() {
    engine.close();
  }

  @Override
  public String toString() {
    return name;
  }
}
