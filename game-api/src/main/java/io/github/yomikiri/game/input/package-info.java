/**
 * Input from untrusted sources: a reader for text lines, and the exception for wrong content.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.game.input.InvalidInputException} - thrown by all readers of
 *       texts and files
 *   <li>{@link io.github.yomikiri.game.input.TextLines} - reads the lines of a text
 * </ul>
 */
@NullMarked
package io.github.yomikiri.game.input;

import org.jspecify.annotations.NullMarked;
