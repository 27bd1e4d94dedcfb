/**
 * Reversi as in a textbook: slower and simpler versions of
 * {@link io.github.yomikiri.reversi.Bitboard}. Read them to learn the method; tests compare
 * {@code Bitboard} with them.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.bench.textbook.DirectionalLoops} - two longs, one direction at a
 *       time
 *   <li>{@link io.github.yomikiri.bench.textbook.Mailbox} - an array of squares with a wall around
 *       it
 * </ul>
 */
@NullMarked
package io.github.yomikiri.bench.textbook;

import org.jspecify.annotations.NullMarked;
