/**
 * Players, the games between them, and matches with the statistics that show which player is
 * stronger.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.search.match.Player} - chooses moves: a searcher, a person,
 *       another program
 *   <li>{@link io.github.yomikiri.search.match.Openings} - beginnings of games
 *   <li>{@link io.github.yomikiri.search.match.Match} - plays games
 *   <li>{@link io.github.yomikiri.search.match.GameClock} - a player's clock, instead of a time per
 *       move
 *   <li>{@link io.github.yomikiri.search.match.PlayerTime} - the wall and processor time of a
 *       player
 *   <li>{@link io.github.yomikiri.search.match.GameResult} - how a game ended
 *   <li>{@link io.github.yomikiri.search.match.MatchResult} - how a match ended
 *   <li>{@link io.github.yomikiri.search.match.Scoreboard} - counts games that were played
 *       elsewhere
 *   <li>{@link io.github.yomikiri.search.match.Elo}, {@link io.github.yomikiri.search.match.Sprt} -
 *       what the result says about the players' strength
 * </ul>
 */
@NullMarked
package io.github.yomikiri.search.match;

import org.jspecify.annotations.NullMarked;
