package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.SearchResult;

/**
 * The answer to the question whether a position's value is at least a bound. {@link Prover#tree}
 * shows why the answer is right.
 *
 * @param <N> the game's node type
 * @param game the game whose last position is in question; without moves if only the position was
 *     given
 * @param bound the minimum value in question, from the view of the side to move
 * @param result the search that was made: its best move if the answer is yes, a bound of the value,
 *     the reason for its end, and its counts
 */
public record Proof<N extends Node<N>>(Game<N> game, int bound, SearchResult result) {

  /** The answers to a question. */
  public enum Answer {
    /** The value is at least the bound, which is proven. */
    YES,
    /** The value is less than the bound, which is proven. */
    NO,
    /** A limit came first, or the answer rests on estimates. */
    UNKNOWN
  }

  /**
   * Returns the position in question.
   *
   * @return the last position of the game
   */
  public N root() {
    return game.position();
  }

  /**
   * Returns the answer.
   *
   * @return the answer, which is proven if it is not {@code UNKNOWN}
   */
  public Answer answer() {
    if (result.solved() && result.bound() != Bound.UPPER && result.score() >= bound) {
      return Answer.YES;
    }
    return result.solved() && result.bound() != Bound.LOWER && result.score() < bound
        ? Answer.NO
        : Answer.UNKNOWN;
  }
}
