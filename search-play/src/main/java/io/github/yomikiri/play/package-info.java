/**
 * Players of any game, with a clock, pondering, levels and analysis of positions and games.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.play.Player} - chooses moves and values positions
 *   <li>{@link io.github.yomikiri.play.PlayerBuilder} - the settings of a player
 *   <li>{@link io.github.yomikiri.play.PlayerLevel} - how well a player plays
 *   <li>{@link io.github.yomikiri.play.JudgedMove} - a move of a game and what it has cost
 *   <li>{@link io.github.yomikiri.play.PositionText} - the texts of a game's positions
 *   <li>{@link io.github.yomikiri.play.EngineFailure} - says that another program cannot play
 * </ul>
 */
@NullMarked
package io.github.yomikiri.play;

import org.jspecify.annotations.NullMarked;
