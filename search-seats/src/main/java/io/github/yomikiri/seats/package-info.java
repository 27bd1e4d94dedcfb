/**
 * Searches and players for games with dice, and for one to six players.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.seats.SeatedSearcher} - chooses a move; its builder has all
 *       searches
 *   <li>{@link io.github.yomikiri.seats.SeatedEvaluator} - estimates what a position is worth to a
 *       seat
 *   <li>{@link io.github.yomikiri.seats.SeatedKit} - a game as programs for people need it
 * </ul>
 */
@NullMarked
package io.github.yomikiri.seats;

import org.jspecify.annotations.NullMarked;
