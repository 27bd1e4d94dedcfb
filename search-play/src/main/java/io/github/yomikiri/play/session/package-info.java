/**
 * A game between people and players, as an app has it.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.play.session.GameSession} - the game, whose players think in the
 *       background; also hints, reviews and games as text
 * </ul>
 */
@NullMarked
package io.github.yomikiri.play.session;

import org.jspecify.annotations.NullMarked;
