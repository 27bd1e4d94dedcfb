/**
 * Who has which seats in the games of a match.
 *
 * <p>This package is for the modules of this library.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.play.match.round.Round} - the arrangements of two players over
 *       the seats
 * </ul>
 */
@NullMarked
package io.github.yomikiri.play.match.round;

import org.jspecify.annotations.NullMarked;
