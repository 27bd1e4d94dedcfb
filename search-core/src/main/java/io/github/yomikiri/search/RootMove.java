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
 */
public record RootMove(Move move, int score, Bound bound, boolean solved, int depth) {}
