/**
 * The limits of a search, its results, and the interfaces behind them.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.search.Searcher} - chooses a move within limits
 *   <li>{@link io.github.yomikiri.search.Limits}, {@link io.github.yomikiri.search.GameClock},
 *       {@link io.github.yomikiri.search.StopSignal} - what ends a search
 *   <li>{@link io.github.yomikiri.search.SearchResult}, {@link io.github.yomikiri.search.RootMove},
 *       {@link io.github.yomikiri.search.Bound}, {@link io.github.yomikiri.search.Completion},
 *       {@link io.github.yomikiri.search.Statistics} - the result of a search
 *   <li>{@link io.github.yomikiri.search.SearchListener} - receives a search's progress, or shows
 *       it in a terminal
 *   <li>{@link io.github.yomikiri.search.WindowSearch},
 *       {@link io.github.yomikiri.search.SearchContext} - for an algorithm of your own
 *   <li>{@link io.github.yomikiri.search.RootSearch} - for a driver of your own
 *   <li>{@link io.github.yomikiri.search.SearchReport} - for a searcher of your own
 * </ul>
 *
 * <p>Searchers are made by {@code io.github.yomikiri.search.driver.Searchers}.
 */
@NullMarked
package io.github.yomikiri.search;

import org.jspecify.annotations.NullMarked;
