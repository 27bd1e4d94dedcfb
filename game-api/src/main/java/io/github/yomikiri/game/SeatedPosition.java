package io.github.yomikiri.game;

/**
 * A position of a game with dice, or with another number of players than two. It says whose turn it
 * is: a seat's, or that of chance. Then its {@linkplain #moves moves} are the outcomes, such as the
 * numbers of a die, each with its {@linkplain #weight weight}.
 *
 * <pre>{@code
 * record Pig(int own, int other, int turn, Phase phase, int seat) implements SeatedPosition<Pig> { ... }
 * }</pre>
 *
 * <p>It is no {@link Node}, whose searches would take a die for an enemy who chooses the worst
 * number. A game of two sides without chance is a {@code Node}, with more and faster searches.
 *
 * <p>Seats are counted from 0. Any seat may begin, and turns may come in any order. All that a
 * search needs to know belongs to the position and to its {@link #key()}, also whose turn it is.
 *
 * @param <R> the implementing class itself
 */
public non-sealed interface SeatedPosition<R extends SeatedPosition<R>> extends Position<R> {

  /** What {@link #seat()} returns when chance decides. */
  int CHANCE = -1;

  /** The greatest number of seats. */
  int MAX_SEATS = 6;

  /**
   * Returns the number of seats.
   *
   * @return in {@code [1, MAX_SEATS]}, the same for all positions of a game; by default 2
   */
  default int seats() {
    return 2;
  }

  /**
   * Returns whose turn it is.
   *
   * @return the seat that chooses the move, in {@code [0, seats())}, or {@link #CHANCE}; any seat
   *     if the game is over
   */
  int seat();

  /**
   * Returns how likely an outcome is, if it is the turn of chance. Its probability is its weight
   * divided by the sum of the weights of all outcomes.
   *
   * @param outcome one of the {@linkplain #moves moves}
   * @return at least 1; the sum over all outcomes fits into an {@code int}. By default 1, so that
   *     all outcomes are equally likely
   */
  default int weight(int outcome) {
    return 1;
  }

  /**
   * Returns what the end of the game is worth to a seat. For an unfinished game the result is
   * undefined.
   *
   * @param seat in {@code [0, seats())}
   * @return the seat's points in {@code [-maxScore(), maxScore()]}
   */
  int payoff(int seat);

  /**
   * Returns whether what one seat wins is lost by the others: the payoffs of all seats add up to 0.
   * With two seats they must.
   *
   * @return the same for all positions of a game; by default true, unless there is one seat only
   */
  default boolean isZeroSum() {
    return seats() > 1;
  }
}
