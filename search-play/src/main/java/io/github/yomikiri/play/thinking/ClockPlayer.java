package io.github.yomikiri.play.thinking;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.match.GameClock;
import io.github.yomikiri.play.match.Player;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import java.time.Duration;
import java.util.Optional;

/**
 * A player in matches that has the same limits for each move, or a clock for the whole game.
 *
 * <p>The player keeps the clock itself. A move that takes longer than the time left has to fit into
 * the overtime, which is full again at the next move. If the clock's time is for a number of moves,
 * the same time is added after each such number of moves. Unused time is kept.
 *
 * @param <N> the game's node type
 */
public final class ClockPlayer<N extends Node<N>> implements Player<N> {

  /**
   * A program's answer.
   *
   * @param move the move, empty if the game is over
   * @param elapsed the time that the program took
   * @param nodes the number of nodes that its search has visited
   */
  public record Answer(Optional<Move> move, Duration elapsed, long nodes) {}

  /**
   * What a player needs of a program that plays.
   *
   * @param <N> the game's node type
   */
  public interface Program<N extends Node<N>> {

    /**
     * Begins a game.
     *
     * @param seed the seed of the program's random numbers
     */
    void newGame(long seed);

    /**
     * Chooses a move.
     *
     * @param position the position
     * @param limits the limits of the move
     * @return the answer
     */
    Answer choose(N position, Limits limits);

    /**
     * Chooses a move with a clock.
     *
     * @param position the position
     * @param clock the clock as it is now
     * @param limits further limits of the move
     * @return the answer
     */
    Answer choose(N position, GameClock clock, Limits limits);

    /** Releases what the program has. */
    void close();
  }

  private final String name;
  private final Program<N> program;
  private final Limits limits;
  private final Optional<GameClock> fullClock;
  private GameClock clock;
  private Limits gameLimits;
  private long nodes;

  /**
   * Makes a player.
   *
   * @param name the player's name in results
   * @param program the program that plays; closed with the player
   * @param limits the limits of each move
   * @param fullClock the clock at the start of each game, if there is a clock
   */
  public ClockPlayer(
      String name, Program<N> program, Limits limits, Optional<GameClock> fullClock) {
    this.name = name;
    this.program = program;
    this.limits = limits;
    this.fullClock = fullClock;
    clock = atStart();
    gameLimits = limits;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void newGame(Game<N> opening, long seed, StopSignal stop) {
    program.newGame(seed);
    gameLimits = limits.and(Limits.none().withStop(stop));
    clock = atStart();
  }

  private GameClock atStart() {
    return fullClock.orElse(GameClock.of(Duration.ZERO));
  }

  /** Chooses a move. If the clock has run out, resigns, which loses the game. */
  @Override
  public Optional<Move> choose(Game<N> game) {
    Answer answer = fullClock.isEmpty()
        ? program.choose(game.position(), gameLimits)
        : program.choose(game.position(), clock, gameLimits);
    nodes += answer.nodes;
    if (fullClock.isEmpty()) {
      return answer.move;
    }
    Duration left = clock.left().minus(answer.elapsed);
    if (left.plus(clock.overtime()).isNegative()) {
      return Optional.empty();
    }
    clock = atNextMove(left.isNegative() ? Duration.ZERO : left, fullClock.get());
    return answer.move;
  }

  private GameClock atNextMove(Duration left, GameClock full) {
    Duration more = left.plus(full.increment());
    if (clock.moves() == 1) {
      return new GameClock(more.plus(full.left()), full.moves(), full.increment(), full.overtime());
    }
    return new GameClock(more, Math.max(0, clock.moves() - 1), full.increment(), full.overtime());
  }

  @Override
  public long nodes() {
    return nodes;
  }

  @Override
  public void close() {
    program.close();
  }

  @Override
  public String toString() {
    return name;
  }
}
