/**
 * Players of any game, with a clock, pondering, levels and analysis of positions and games.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.play.GamePlayer} - chooses moves and values positions
 *   <li>{@link io.github.yomikiri.play.GamePlayerBuilder} - the settings of a player
 *   <li>{@link io.github.yomikiri.play.PlayerLevel} - how well a player plays
 * </ul>
 */
@NullMarked
package io.github.yomikiri.play;

import org.jspecify.annotations.NullMarked;
