/**
 * Evaluators for Reversi, and the features that they count.
 *
 * <p>All values are from the view of the side to move, and change their sign when the sides are
 * swapped.
 *
 * <p>Evaluators whose values are discs implement
 * {@link io.github.yomikiri.reversi.eval.DiscEvaluator}.
 *
 * <p>Evaluators:
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.reversi.eval.PositionWeights} - adds up the weights of the
 *       squares that the discs are on; also has a player that needs no search
 *   <li>{@link io.github.yomikiri.reversi.eval.Tanuki} - discs, corners, X squares and moves:
 *       vsOtha's classic
 *   <li>{@link io.github.yomikiri.reversi.eval.InterprismMix} - moves, openness, corners, X
 *       squares, edges and stable discs
 *   <li>{@link io.github.yomikiri.reversi.eval.WeightedSum} - a sum of terms that the caller
 *       chooses
 * </ul>
 *
 * <p>Features and rules that evaluators use:
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.reversi.eval.ReversiFeatures} - what can be counted in a position
 *   <li>{@link io.github.yomikiri.reversi.eval.ReversiKnowledge} - bounds of the score by stable
 *       discs, for searches to the end of the game
 *   <li>{@link io.github.yomikiri.reversi.eval.TerminalScore} - the ways to count a finished game
 *   <li>{@link io.github.yomikiri.reversi.eval.Stages} - the parts of a game, for numbers that
 *       change in the course of a game
 * </ul>
 */
@NullMarked
package io.github.yomikiri.reversi.eval;

import org.jspecify.annotations.NullMarked;
