/**
 * Solvers for the end of the game: they search a position to the last disc.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.reversi.endgame.EndgameSolver} - the exact solver, a searcher
 *   <li>{@link io.github.yomikiri.reversi.endgame.EndgameOptions} - the solver's settings: its
 *       window, its table's size and its evaluator
 *   <li>{@link io.github.yomikiri.reversi.endgame.EndgameSearch} - the solver as a search with a
 *       window
 *   <li>{@link io.github.yomikiri.reversi.endgame.FfoPosition} - the positions of the FFO test
 *       suite, on which authors compare solvers
 * </ul>
 *
 * <p>Scores are differences in discs, from the view of the side to move. Empty squares count for
 * the winner.
 */
@NullMarked
package io.github.yomikiri.reversi.endgame;

import org.jspecify.annotations.NullMarked;
