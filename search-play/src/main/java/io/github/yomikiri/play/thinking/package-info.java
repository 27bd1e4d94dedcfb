/**
 * What the players of this library have in common.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.play.thinking.PlayerCore} - one call at a time, clock, pondering
 *   <li>{@link io.github.yomikiri.play.thinking.Budget} - the nodes and the time for one move
 *   <li>{@link io.github.yomikiri.play.thinking.MoveChoice} - moves that are not always the best
 * </ul>
 */
@NullMarked
package io.github.yomikiri.play.thinking;

import org.jspecify.annotations.NullMarked;
