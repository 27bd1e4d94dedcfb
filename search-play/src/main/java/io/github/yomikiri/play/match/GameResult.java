package io.github.yomikiri.play.match;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Game.Outcome;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.EngineFailure;
import io.github.yomikiri.play.Player;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A game that was played, with its players, its ending, and the players' times. Immutable. Two
 * results are equal if all but the times is equal, because times differ when a game is repeated.
 *
 * @param <P> the game's position type
 * @param game the moves that were played, the opening's included; a player who resigned or played
 *     an illegal move is to move at the end
 * @param first the name of the player who was the first mover
 * @param second the name of the other player
 * @param ending what ended it
 * @param illegalMove the move that was not legal; present exactly when that ended the game
 * @param firstTime the time of the player who was the first mover
 * @param secondTime the time of the other player
 */
public record GameResult<P extends Position<P>>(
    Game<P> game,
    String first,
    String second,
    Ending ending,
    Optional<Move> illegalMove,
    PlayerTime firstTime,
    PlayerTime secondTime) {

  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException if they contradict each other
   */
  public GameResult {
    if (illegalMove.isPresent() != (ending == Ending.ILLEGAL_MOVE)) {
      throw new IllegalArgumentException(
          "the ending " + ending + " contradicts the illegal move " + illegalMove);
    }
    if (game.isOver() != (ending == Ending.PLAYED_OUT)) {
      throw new IllegalArgumentException(
          "the ending " + ending + " contradicts the last position " + game.position());
    }
  }

  /**
   * Returns who won: the side with the better final score, or the opponent of a player who
   * resigned, made an illegal move or failed.
   *
   * @return the outcome
   */
  public Outcome outcome() {
    return switch (ending) {
      case PLAYED_OUT -> game.outcome();
      case RESIGNED, OUT_OF_TIME, ILLEGAL_MOVE, FAILED, ADJUDICATED ->
        game.seat() == 0 ? Outcome.SECOND_WON : Outcome.FIRST_WON;
      case PLY_LIMIT -> Outcome.DRAWN;
      case STOPPED -> Outcome.UNFINISHED;
    };
  }

  private List<Object> untimed() {
    return List.of(game, first, second, ending, illegalMove);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GameResult<?> that && untimed().equals(that.untimed());
  }

  @Override
  public int hashCode() {
    return untimed().hashCode();
  }

  /** Returns one line: the players, what ended the game, and the moves. */
  @Override
  public String toString() {
    return first + " (first), " + second + " (second): " + describeEnding() + " [" + game + "]";
  }

  private String describeEnding() {
    String mover = game.seat() == 0 ? first : second;
    return switch (ending) {
      case PLAYED_OUT -> {
        int score = game.score().orElseThrow();
        yield score > 0 ? "+" + score : Integer.toString(score);
      }
      case RESIGNED -> mover + " resigned";
      case OUT_OF_TIME -> mover + " ran out of time";
      case ADJUDICATED -> "both agreed that " + mover + " has lost";
      case PLY_LIMIT -> "drawn after " + game.moves().size() + " plies";
      case ILLEGAL_MOVE ->
        mover + " played " + illegalMove.orElseThrow() + ", which is illegal in " + game.position();
      case FAILED -> mover + " failed";
      case STOPPED -> "stopped";
    };
  }

  /**
   * The time and the nodes that a player has spent on a game, or on several games. Matches at equal
   * time compare the processor time, because the machine may have other work.
   *
   * <p>The time begins when {@link Player#newGame} or {@link Player#play} is called, and ends when
   * the method returns.
   *
   * @param wall the wall time, which contains the time in which the player waits for a processor
   * @param processor the processor time of all threads that search, and of other processes of the
   *     player; empty where the platform does not measure it, for example without the module
   *     {@code java.management}
   * @param nodes the nodes that the player's searches have visited; 0 for another program
   */
  public record PlayerTime(Duration wall, Optional<Duration> processor, long nodes) {

    /** No time, the sum of no games. */
    public static final PlayerTime NONE =
        new PlayerTime(Duration.ZERO, Optional.of(Duration.ZERO), 0);

    /**
     * Returns the sum of this time and another.
     *
     * @param other another time of the same player
     * @return the sum; without a processor time if one of the two has none
     */
    public PlayerTime plus(PlayerTime other) {
      return new PlayerTime(
          wall.plus(other.wall),
          processor.flatMap(mine -> other.processor.map(mine::plus)),
          nodes + other.nodes);
    }
  }

  /** What ended a game. */
  public enum Ending {
    /** The rules: the game {@linkplain Game#isOver() is over}. */
    PLAYED_OUT,
    /** The side to move gave up, and lost. */
    RESIGNED,
    /** The clock of the side to move ran out, and it lost. */
    OUT_OF_TIME,
    /** Both players valued the game as lost for the side to move, see {@link Match#adjudicate}. */
    ADJUDICATED,
    /** The game had as many plies as {@link Match#maxPlies} allows, and was a draw. */
    PLY_LIMIT,
    /** The side to move chose a move that is not legal, and lost. */
    ILLEGAL_MOVE,
    /** The side to move is another program that failed, see {@link EngineFailure}, and lost. */
    FAILED,
    /** A stop signal. Nobody won, and the game does not count. */
    STOPPED
  }
}
