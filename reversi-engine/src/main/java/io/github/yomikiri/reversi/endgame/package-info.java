/**
 * Reading Reversi games out to their end.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.reversi.endgame.EndgameSolver} - the exact solver, a searcher
 *   <li>{@link io.github.yomikiri.reversi.endgame.EndgameOptions} - what it is to find out, and with how much memory
 *   <li>{@link io.github.yomikiri.reversi.endgame.EndgameSearch} - the solver as the value of a position inside a window
 *   <li>{@link io.github.yomikiri.reversi.endgame.FfoPosition} - the test suite that solvers are compared on
 * </ul>
 *
 * <p>Scores are differences of discs in which the empty squares count for the winner, from the view of the side to move.
 */
@NullMarked
package io.github.yomikiri.reversi.endgame;

import org.jspecify.annotations.NullMarked;
