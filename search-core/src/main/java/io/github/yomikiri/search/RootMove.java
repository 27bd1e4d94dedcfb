package io.github.yomikiri.search;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Score;
import java.util.List;
import java.util.Objects;

/**
 * A legal move at the root of a search, with the score that the search found for it.
 *
 * @param move the move
 * @param score the move's value for the side that plays it, in the unit of the search's evaluator.
 *     {@link SearchResult#points(RootMove)} is the same value in the game's points
 * @param bound how the score bounds the move's value; {@code LOWER} with {@code -Score.MAX} when
 *     the move was not searched
 * @param solved whether the score and its bound hold for the game's true value, because no
 *     evaluator's estimate contributed
 * @param depth the depth the move was searched to, in plies from the root; 0 when it was not
 *     searched
 * @param visits how often a Monte-Carlo search has chosen the move, the measure of its trust in the
 *     move; in an opening book, how often the book has the move; 0 in other searches
 * @param line the line of best play from the root as far as it is known, this move first
 */
public record RootMove(
    Move move, int score, Bound bound, boolean solved, int depth, long visits, List<Move> line) {

  /** Checks and copies the components. */
  public RootMove {
    Objects.requireNonNull(move, "move");
    Objects.requireNonNull(bound, "bound");
    line = List.copyOf(line);
  }

  /**
   * Makes a root move of a search that does not count visits, with a line of this move alone.
   *
   * @param move the move
   * @param score the move's value for the side that plays it
   * @param bound how the score bounds the move's value
   * @param solved whether the score and its bound hold for the game's true value
   * @param depth the depth the move was searched to, in plies from the root
   */
  public RootMove(Move move, int score, Bound bound, boolean solved, int depth) {
    this(move, score, bound, solved, depth, 0, List.of(move));
  }

  /**
   * Returns a move that was not searched.
   *
   * @param move the move
   * @return the move at depth 0, with the lower bound {@code -Score.MAX}, which says nothing
   */
  public static RootMove unknown(Move move) {
    return new RootMove(move, -Score.MAX, Bound.LOWER, false, 0);
  }

  /**
   * Returns whether the move has a value of its own, and not only a bound.
   *
   * @return whether it was searched, and the score is exact or a guess
   */
  public boolean isValued() {
    return depth > 0 && (bound == Bound.EXACT || bound == Bound.ESTIMATE);
  }

  /** Returns this move with a longer line. */
  RootMove withLine(List<Move> newLine) {
    return new RootMove(move, score, bound, solved, depth, visits, newLine);
  }
}
