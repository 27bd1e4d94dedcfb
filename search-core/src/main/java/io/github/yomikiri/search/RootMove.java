package io.github.yomikiri.search;

import io.github.yomikiri.game.Move;

/**
 * A legal move at the root of a search, with the score that the search found for it.
 *
 * @param move the move
 * @param score the move's value for the side that plays it
 * @param bound how the score bounds the move's value; {@code LOWER} with {@code -Score.MAX} when
 *     the move was not searched
 * @param solved whether the score and its bound hold for the game's true value, because no
 *     evaluator's estimate contributed
 * @param depth the depth the move was searched to, in plies from the root; 0 when it was not
 *     searched
 * @param visits how often a Monte-Carlo search has chosen the move, the measure of its trust in the
 *     move; 0 in other searches
 */
public record RootMove(Move move, int score, Bound bound, boolean solved, int depth, long visits) {

  /**
   * Makes a root move of a search that does not count visits.
   *
   * @param move the move
   * @param score the move's value for the side that plays it
   * @param bound how the score bounds the move's value
   * @param solved whether the score and its bound hold for the game's true value
   * @param depth the depth the move was searched to, in plies from the root
   */
  public RootMove(Move move, int score, Bound bound, boolean solved, int depth) {
    this(move, score, bound, solved, depth, 0);
  }
}
