/**
 * Reversi (Othello) on 8x8, 6x6 and 4x4 boards: the game itself, its kernels on two longs, and the texts and files that
 * positions and games are kept in.
 *
 * <p>The game:
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.reversi.Reversi} - a position, ready to be searched
 *   <li>{@link io.github.yomikiri.reversi.Side} - Dark or Light
 *   <li>{@link io.github.yomikiri.reversi.GameRecord} - a game that was played
 * </ul>
 *
 * <p>The kernels:
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.reversi.Bitboard} - legal moves, flips and symmetries
 *   <li>{@link io.github.yomikiri.reversi.ReversiPerft} - how many lines of play there are, and how fast they are
 *   counted
 * </ul>
 *
 * <p>Texts and files:
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.reversi.BoardText} - the drawing of a position
 *   <li>{@link io.github.yomikiri.reversi.Transcript} - {@code f5d6c3}
 *   <li>{@link io.github.yomikiri.reversi.ObfPosition} - a position of a test suite with its scores
 *   <li>{@link io.github.yomikiri.reversi.GgfGame} - a game of the Generic Game Server
 *   <li>{@link io.github.yomikiri.reversi.WthorReader} - the games of the WTHOR database, as {@link
 *       io.github.yomikiri.reversi.WthorGame}s after a {@link io.github.yomikiri.reversi.WthorHeader}
 *   <li>{@link io.github.yomikiri.reversi.NotationException} - what all of them throw at input that is wrong
 * </ul>
 */
@NullMarked
package io.github.yomikiri.reversi;

import org.jspecify.annotations.NullMarked;
