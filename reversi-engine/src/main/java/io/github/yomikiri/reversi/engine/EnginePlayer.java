package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.match.Player;
import java.time.Duration;
import java.util.Optional;

/**
 * The engine as a player in matches. It has the same limits for each move, or a clock for the whole
 * game. For one thread at a time.
 *
 * <pre>{@code
 * Engine engine = Engine.builder().build();
 * try (Player<Reversi> player = new EnginePlayer("engine", engine, Limits.time(Duration.ofMillis(100)))) {
 *   MatchResult result = Match.between(player, opponent)
 *       .openings(Openings.random(Reversi.start(), 8, 50, 1))
 *       .play();
 * }
 * }</pre>
 */
public final class EnginePlayer implements Player<Reversi> {

  private final String name;
  private final Engine engine;
  private final Limits limits;
  private final Optional<GameClock> fullClock;
  private Duration left = Duration.ZERO;
  private Limits gameLimits;

  /**
   * Makes a player that gives each move the same limits.
   *
   * @param name the player's name in results
   * @param engine the engine that plays; closed with the player
   * @param limits the limits of each move
   */
  public EnginePlayer(String name, Engine engine, Limits limits) {
    this(name, engine, limits, Optional.empty());
  }

  /**
   * Makes a player with a clock, which starts full in each game. If the clock has run out, the
   * player resigns.
   *
   * @param name the player's name in results
   * @param engine the engine that plays; closed with the player
   * @param limits the limits of each move, in addition to the clock
   * @param clock the time for a game
   */
  public EnginePlayer(String name, Engine engine, Limits limits, GameClock clock) {
    this(name, engine, limits, Optional.of(clock));
  }

  private EnginePlayer(String name, Engine engine, Limits limits, Optional<GameClock> clock) {
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

  /** Chooses a move. If the clock has run out, resigns, which loses the game. */
  @Override
  public Optional<Move> choose(Game<Reversi> game) {
    if (fullClock.isEmpty()) {
      return engine.choose(game.position(), gameLimits).move();
    }
    Duration increment = fullClock.get().increment();
    Analysis analysis = engine.choose(
        game.position(), GameClock.of(left).withIncrement(increment), gameLimits, soFar -> {});
    left = left.minus(analysis.elapsed());
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
