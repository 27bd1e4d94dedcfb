/**
 * Reversi (Othello) on 8x8, 6x6 and 4x4 boards: the game itself and its kernels on two longs.
 *
 * <p>The game:
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.reversi.Reversi} - a position, ready to be searched; counts the
 *       leaves of the move tree, to test and time the kernels
 *   <li>{@link io.github.yomikiri.reversi.Side} - Dark or Light
 *   <li>{@link io.github.yomikiri.reversi.Board} - the squares of a board: names and neighbors
 * </ul>
 *
 * <p>The kernels:
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.reversi.Bitboard} - legal moves, flips and symmetries
 * </ul>
 */
@NullMarked
package io.github.yomikiri.reversi;

import org.jspecify.annotations.NullMarked;
