/**
 * Evaluators for Reversi, what they are made of, and a player that needs no search.
 *
 * <p>All values are from the view of the side to move, and change their sign when the sides are swapped.
 *
 * <p>Those whose values are discs say so: they are {@link io.github.yomikiri.reversi.eval.DiscEvaluator}s.
 *
 * <p>Evaluators:
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.reversi.eval.DiscDifference} - counts discs
 *   <li>{@link io.github.yomikiri.reversi.eval.PositionWeights} - weighs the squares the discs are on
 *   <li>{@link io.github.yomikiri.reversi.eval.Mobility} - counts moves
 *   <li>{@link io.github.yomikiri.reversi.eval.Tanuki} - discs, corners, X squares and moves: vsOtha's classic
 *   <li>{@link io.github.yomikiri.reversi.eval.InterprismMix} - moves, openness, corners, X squares, edges and stable
 *     discs
 *   <li>{@link io.github.yomikiri.reversi.eval.WeightedSum} - a sum of terms of one's own choice
 * </ul>
 *
 * <p>What they are made of:
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.reversi.eval.Features} - what can be counted in a position
 *   <li>{@link io.github.yomikiri.reversi.eval.StableDiscs} - discs that cannot be flipped any more
 *   <li>{@link io.github.yomikiri.reversi.eval.TerminalScore} - the ways to count a finished game
 *   <li>{@link io.github.yomikiri.reversi.eval.Stages} - a game in parts, for what changes in its course
 * </ul>
 *
 * <p>A player:
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.reversi.eval.PositionWeightPlayer} - plays the square of the highest weight
 * </ul>
 */
@NullMarked
package io.github.yomikiri.reversi.eval;

import org.jspecify.annotations.NullMarked;
