/**
 * The texts and files that positions and games of Reversi are kept in.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.reversi.notation.ReversiGames} - games from bare squares
 *   <li>{@link io.github.yomikiri.reversi.notation.BoardText} - the drawing of a position
 *   <li>{@link io.github.yomikiri.reversi.notation.Transcript} - {@code f5d6c3}
 *   <li>{@link io.github.yomikiri.reversi.notation.ObfPosition} - a position of a test suite with its scores
 *   <li>{@link io.github.yomikiri.reversi.notation.GgfGame} - a game of the Generic Game Server
 *   <li>{@link io.github.yomikiri.reversi.notation.WthorReader} - the games of the WTHOR database, as {@link
 *       io.github.yomikiri.reversi.notation.WthorGame}s after a {@link io.github.yomikiri.reversi.notation.WthorHeader}
 * </ul>
 *
 * <p>All of them throw an {@link io.github.yomikiri.game.input.InvalidInputException} at input that is wrong.
 */
@NullMarked
package io.github.yomikiri.reversi.notation;

import org.jspecify.annotations.NullMarked;
