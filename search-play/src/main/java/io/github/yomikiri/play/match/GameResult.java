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
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A game that was played, with its players, its ending, and the players' times. Immutable. Two
 * results are equal if all but the times is equal, because times differ when a game is repeated.
 *
 * @param <P> the game's position type
 * @param game the moves that were played, the opening's included; a player who resigned or played
 *     an illegal move is to move at the end
 * @param players the name of the player of each seat, the first mover's first; a player can have
 *     several seats
 * @param ending what ended it
 * @param illegalMove the move that was not legal; present exactly when that ended the game
 * @param times the time that was spent for each seat. What a player with several seats does in
 *     other processes counts for the first of them
 */
public record GameResult<P extends Position<P>>(
    Game<P> game,
    List<String> players,
    Ending ending,
    Optional<Move> illegalMove,
    List<PlayerTime> times) {

  private static final List<String> ORDINALS =
      List.of("first", "second", "third", "fourth", "fifth", "sixth");

  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException if they contradict each other
   */
  public GameResult {
    players = List.copyOf(players);
    times = List.copyOf(times);
    if (players.size() != game.seats() || times.size() != game.seats()) {
      throw new IllegalArgumentException("a game of " + game.seats() + " seats has the players "
          + players + " and " + times.size() + " times");
    }
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
   * @return the outcome. With more than two seats, {@link Outcome#FIRST_WON} means that seat 0
   *     alone has the best score, or that another seat's player resigned or failed
   */
  public Outcome outcome() {
    return outcome(seat -> seat == 0);
  }

  /**
   * Returns who won.
   *
   * @param isFirsts whether a seat belongs to the player who counts as the first one; all others
   *     belong to the second one
   */
  Outcome outcome(IntPredicate isFirsts) {
    return switch (ending) {
      case PLAYED_OUT -> {
        int lead = Integer.compare(best(isFirsts), best(isFirsts.negate()));
        yield lead > 0 ? Outcome.FIRST_WON : lead < 0 ? Outcome.SECOND_WON : Outcome.DRAWN;
      }
      case RESIGNED, OUT_OF_TIME, ILLEGAL_MOVE, FAILED, ADJUDICATED ->
        isFirsts.test(game.seat()) ? Outcome.SECOND_WON : Outcome.FIRST_WON;
      case PLY_LIMIT -> Outcome.DRAWN;
      case STOPPED -> Outcome.UNFINISHED;
    };
  }

  /** Returns the best score of some seats; 0 if there are none, as for a game of one seat. */
  private int best(IntPredicate seats) {
    return IntStream.range(0, game.seats())
        .filter(seats)
        .map(game::payoff)
        .max()
        .orElse(0);
  }

  private List<Object> untimed() {
    return List.of(game, players, ending, illegalMove);
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
    String seated = IntStream.range(0, players.size())
        .mapToObj(seat -> players.get(seat) + " (" + ORDINALS.get(seat) + ")")
        .collect(Collectors.joining(", "));
    return seated + ": " + describeEnding() + " [" + game + "]";
  }

  private String describeEnding() {
    return switch (ending) {
      case PLAYED_OUT -> scores();
      case RESIGNED -> mover() + " resigned";
      case OUT_OF_TIME -> mover() + " ran out of time";
      case ADJUDICATED -> "both agreed that " + mover() + " has lost";
      case PLY_LIMIT -> "drawn after " + game.moves().size() + " plies";
      case ILLEGAL_MOVE ->
        mover() + " played " + illegalMove.orElseThrow() + ", which is illegal in "
            + game.position();
      case FAILED -> mover() + " failed";
      case STOPPED -> "stopped";
    };
  }

  private String mover() {
    return players.get(game.seat());
  }

  /** Returns the score of each seat, or of two sides the score of the first one. */
  private String scores() {
    return IntStream.range(0, game.seats() == 2 ? 1 : game.seats())
        .map(game::payoff)
        .mapToObj(score -> score > 0 ? "+" + score : Integer.toString(score))
        .collect(Collectors.joining(" "));
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
    /** The side to move gave up, and lost. With more than two seats, its player has lost. */
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
