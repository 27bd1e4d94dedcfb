/**
 * What programs that play a game have in common, for the players of this library.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.play.thinking.Thinker} - one call at a time, clock, pondering
 *   <li>{@link io.github.yomikiri.play.thinking.Budget} - the nodes and the time for one move
 *   <li>{@link io.github.yomikiri.play.thinking.BudgetSearch} - a search that saves time
 *   <li>{@link io.github.yomikiri.play.thinking.GameReview} - judges the moves of a game
 *   <li>{@link io.github.yomikiri.play.thinking.TimeShare} - a move's share of a game's clock
 *   <li>{@link io.github.yomikiri.play.thinking.ClockPlayer} - such a program in matches
 * </ul>
 */
@NullMarked
package io.github.yomikiri.play.thinking;

import org.jspecify.annotations.NullMarked;
