/**
 * Readers and writers for the text and file formats of Reversi positions and games.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.reversi.notation.BoardText} - the drawing of a position
 *   <li>{@link io.github.yomikiri.reversi.notation.Transcript} - {@code f5d6c3}, and games from
 *       lists of squares
 *   <li>{@link io.github.yomikiri.reversi.notation.ObfPosition} - a position of a test suite with
 *       its scores
 *   <li>{@link io.github.yomikiri.reversi.notation.GgfGame} - a game of the Generic Game Server
 *   <li>{@link io.github.yomikiri.reversi.notation.SgfGame} - a game of GoGui, read only
 * </ul>
 *
 * <p>All readers throw an {@link io.github.yomikiri.game.input.InvalidInputException} if the input
 * is wrong.
 */
@NullMarked
package io.github.yomikiri.reversi.notation;

import org.jspecify.annotations.NullMarked;
