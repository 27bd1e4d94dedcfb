package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.game.internal.PortableRandom;
import java.util.OptionalInt;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/**
 * Tests that every game with dice or seats must pass: they check the promises of
 * {@link SeatedPosition} on random walks. A test class implements this interface and supplies
 * {@link #positions()}. On the walks all outcomes of chance are equally likely, so rare ones are
 * tested, too.
 *
 * <p>Two optional methods let the tests find more. {@link #winner} finds a payoff that goes to
 * another seat, and {@link #text} anything that a key lacks or has too much.
 *
 * @param <P> the game's position type
 */
public interface SeatedContract<P extends SeatedPosition<P>> extends PositionContract<P> {

  /**
   * Returns a seat that has won, for {@link #finishedGamesArePaid}: if several have, any of them.
   * Find the winner in another way than the game does, because the same code would have the same
   * fault.
   *
   * @param position any position, finished or not
   * @return the seat; empty if the game is not over or nobody has won; by default empty, so that
   *     payoffs are compared only with who moved last
   */
  default OptionalInt winner(P position) {
    return OptionalInt.empty();
  }

  /**
   * Checks that all positions of a game have the same {@link SeatedPosition#seats},
   * {@link SeatedPosition#isZeroSum} and {@link SeatedPosition#maxScore}, each in its range. Two
   * seats must be zero-sum.
   */
  @Test
  @Order(90)
  default void seatsStayTheSame() {
    Walk.forEach(this, new SeatChecks<P>()::seatsStayTheSame);
  }

  /** Checks that each turn belongs to one of the seats, or to chance. */
  @Test
  @Order(110)
  default void turnsBelongToSeats() {
    Walk.forEach(this, SeatChecks::turnBelongsToSeat);
  }

  /** Checks that chance does not decide more than 100 times without a turn of a seat between. */
  @Test
  @Order(120)
  default void chanceComesToAnEnd() {
    Walk.forEach(this, new SeatChecks<P>()::chanceComesToAnEnd);
  }

  /**
   * Checks that positions with equal keys are the same for a search: the same seat is to move, the
   * same moves are legal, with the same weights, now and later, and they lead to the same payoffs.
   * If it is overridden, {@link #text} is the same, too. The test compares the positions of the
   * walks, of many more random games, and near starts and ends. The key must depend on whose turn
   * it is, on what chance has decided, and on the points that are already won.
   */
  @Test
  @Order(207)
  default void differentPositionsHaveDifferentKeys() {
    new Keys<>(this).differentHaveDifferentKeys(Relative::of);
  }

  /** Checks that each outcome of chance has a weight of at least 1, and that the sum fits. */
  @Test
  @Order(208)
  default void outcomesHaveWeights() {
    Walk.forEach(this, SeatChecks::outcomesHaveWeights);
  }

  /**
   * Checks how games end. Payoffs must be in {@code [-maxScore(), maxScore()]} and add up to 0 if
   * the game is zero-sum. No seat has more than the one that {@link #winner} names, and some seat
   * has less. If it is not overridden, the seat that moved last must have won a game, as in most
   * games. Two seats must have won one then, if many games from the first position are won. A game
   * in which nobody ever wins more than 1 point says so by {@link SeatedPosition#maxScore}.
   */
  @Test
  @Order(209)
  default void finishedGamesArePaid() {
    Payoffs<P> payoffs = new Payoffs<>(this);
    Walk.forEach(this, walked -> walked.around(payoffs::check));
    Walk.forMany(this, payoffs::check);
    payoffs.seatsWin();
    payoffs.maxScoreIsKnown();
  }

  /** Checks that {@link Game#withChance} plays the same game again from the same seed. */
  @Test
  @Order(219)
  default void sameSeedThrowsTheSameDice() {
    Walk.starts(this)
        .forEach(start -> start.call(at -> assertEquals(
            SeatChecks.game(at.node(), maxPlies(), new PortableRandom(seed())).moves(),
            SeatChecks.game(at.node(), maxPlies(), new PortableRandom(seed())).moves(),
            () -> "two games with one seed are different " + at)));
  }
}
