/**
 * What a textbook has. Two classes are slower and simpler versions of
 * {@link io.github.yomikiri.reversi.Bitboard}. Read them to learn the method; tests compare
 * {@code Bitboard} with them. A third is a search, against which the searches of the library play.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.bench.textbook.DirectionalLoops} - two longs, one direction at a
 *       time
 *   <li>{@link io.github.yomikiri.bench.textbook.Mailbox} - an array of squares with a wall around
 *       it
 *   <li>{@link io.github.yomikiri.bench.textbook.TextbookSearch} - alpha-beta with what chess
 *       programs add to it
 * </ul>
 */
@NullMarked
package io.github.yomikiri.bench.textbook;

import org.jspecify.annotations.NullMarked;
