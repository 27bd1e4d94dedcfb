/**
 * What a game implements to be searched, and what a search asks of a position's value.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.game.Node} - a position: its moves, what they lead to, and how a finished game counts
 *   <li>{@link io.github.yomikiri.game.Move} - a move for people, with its text
 *   <li>{@link io.github.yomikiri.game.Game} - a game that is played or was: start, moves, positions, score
 *   <li>{@link io.github.yomikiri.game.MoveList} - the growable list of {@code int} moves that positions fill
 *   <li>{@link io.github.yomikiri.game.Evaluator} - a position's estimated value
 *   <li>{@link io.github.yomikiri.game.Score} - the range of all values
 *   <li>{@link io.github.yomikiri.game.Hash64} - mixing functions for {@link io.github.yomikiri.game.Node#key()}
 *   <li>{@link io.github.yomikiri.game.Perft} - counts of move sequences, the first test of any game
 * </ul>
 *
 * <p>Every value in this library is from the view of the side to move, and sides alternate strictly: a side that cannot
 * move plays an explicit pass.
 */
@NullMarked
package io.github.yomikiri.game;

import org.jspecify.annotations.NullMarked;
