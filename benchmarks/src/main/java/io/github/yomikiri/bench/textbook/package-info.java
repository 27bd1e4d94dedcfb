/**
 * Reversi as a textbook has it: slower and plainer twins of {@link io.github.yomikiri.reversi.Bitboard}, to learn from
 * and to test it against.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.bench.textbook.DirectionalLoops} - two longs, one direction at a time
 *   <li>{@link io.github.yomikiri.bench.textbook.Mailbox} - an array of squares with a wall around it
 * </ul>
 */
@NullMarked
package io.github.yomikiri.bench.textbook;

import org.jspecify.annotations.NullMarked;
