/**
 * Input that others wrote: text line by line, and the one exception for content that is wrong.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.game.input.InvalidInputException} - thrown by everything that reads texts and files
 *   <li>{@link io.github.yomikiri.game.input.TextLines} - the lines of a text of unknown origin
 * </ul>
 */
@NullMarked
package io.github.yomikiri.game.input;

import org.jspecify.annotations.NullMarked;
