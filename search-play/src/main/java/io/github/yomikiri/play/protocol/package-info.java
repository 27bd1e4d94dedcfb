/**
 * What the servers and clients of protocols have in common, for the modules of this library.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.play.protocol.LineReader},
 *       {@link io.github.yomikiri.play.protocol.AnswerWriter} - the lines of a protocol
 *   <li>{@link io.github.yomikiri.play.protocol.Excerpt} - a text of another program in a message
 *   <li>{@link io.github.yomikiri.play.protocol.Connection},
 *       {@link io.github.yomikiri.play.protocol.ProcessConnection} - another program
 *   <li>{@link io.github.yomikiri.play.protocol.ExternalPlayer} - a player that is another program
 * </ul>
 */
@NullMarked
package io.github.yomikiri.play.protocol;

import org.jspecify.annotations.NullMarked;
