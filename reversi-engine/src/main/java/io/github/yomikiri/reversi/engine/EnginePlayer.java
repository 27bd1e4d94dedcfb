package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.play.match.GameClock;
import io.github.yomikiri.play.match.Player;
import io.github.yomikiri.play.thinking.ClockPlayer;
import io.github.yomikiri.play.thinking.ClockPlayer.Answer;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
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

  private final Player<Reversi> player;

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
    player = new ClockPlayer<>(name, new Program(engine), limits, clock);
    if (clock.isPresent()) {
      engine.warmUp();
    }
  }

  /** The engine as the player sees it. */
  private record Program(Engine engine) implements ClockPlayer.Program<Reversi> {

    @Override
    public void newGame(long seed) {
      engine.newGame(seed);
    }

    @Override
    public Answer choose(Reversi position, Limits limits) {
      return answer(engine.choose(position, limits));
    }

    @Override
    public Answer choose(Reversi position, GameClock clock, Limits limits) {
      return answer(engine.choose(position, clock, limits, soFar -> {}));
    }

    private static Answer answer(Analysis analysis) {
      return new Answer(analysis.move(), analysis.elapsed(), analysis.nodes());
    }

    @Override
    public void close() {
      engine.close();
    }
  }

  @Override
  public String name() {
    return player.name();
  }

  @Override
  public void newGame(Game<Reversi> opening, long seed, StopSignal stop) {
    player.newGame(opening, seed, stop);
  }

  /** Chooses a move. If the clock has run out, resigns, which loses the game. */
  @Override
  public Optional<Move> choose(Game<Reversi> game) {
    return player.choose(game);
  }

  @Override
  public long nodes() {
    return player.nodes();
  }

  @Override
  public void close() {
    player.close();
  }

  @Override
  public String toString() {
    return player.toString();
  }
}
