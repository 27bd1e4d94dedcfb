/**
 * Input from untrusted sources: the exception for wrong content.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.game.input.InvalidInputException} - thrown by all readers of
 *       texts and files
 * </ul>
 */
@NullMarked
package io.github.yomikiri.game.input;

import org.jspecify.annotations.NullMarked;
