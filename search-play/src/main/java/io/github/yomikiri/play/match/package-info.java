/**
 * Games between players, and matches with the statistics that show which player is stronger.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.play.match.Openings} - beginnings of games
 *   <li>{@link io.github.yomikiri.play.match.Match} - plays games
 *   <li>{@link io.github.yomikiri.play.match.GameResult} - how a game ended, and the players' times
 *   <li>{@link io.github.yomikiri.play.match.MatchResult} - how a match ended; also counts games
 *       that were played elsewhere
 *   <li>{@link io.github.yomikiri.play.match.Elo}, {@link io.github.yomikiri.play.match.Sprt} -
 *       what the result says about the players' strength
 * </ul>
 */
@NullMarked
package io.github.yomikiri.play.match;

import org.jspecify.annotations.NullMarked;
