package io.github.yomikiri.search;

import io.github.yomikiri.game.Move;

/**
 * What a search found out about one move at the root.
 *
 * @param move the move
 * @param score its value for the side that makes it
 * @param bound what the score says; {@code LOWER} with {@code -Score.MAX} when the move was not searched
 * @param solved whether the score and its bound hold for the game's true value, no evaluator's estimate having
 *     contributed
 * @param depth the depth it was searched to, in plies from the root; 0 when it was not searched
 */
public record RootMove(Move move, int score, Bound bound, boolean solved, int depth) {}
