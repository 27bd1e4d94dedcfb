/**
 * Reversi in the form of a textbook: slower and simpler versions of {@link
 * io.github.yomikiri.reversi.Bitboard}, to learn from and to compare it with in tests.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.reversi.textbook.DirectionalLoops} - two longs, one direction at
 *       a time
 *   <li>{@link io.github.yomikiri.reversi.textbook.Mailbox} - an array of squares with a wall
 *       around it
 * </ul>
 */
@NullMarked
package io.github.yomikiri.reversi.textbook;

import org.jspecify.annotations.NullMarked;
