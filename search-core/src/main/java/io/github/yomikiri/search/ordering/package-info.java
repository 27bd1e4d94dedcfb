/**
 * Move orderings, which compose by adding their scores.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.search.ordering.MoveOrdering} - the interface that a search calls
 *   <li>{@link io.github.yomikiri.search.ordering.KillerMoves} - prefers moves that recently cut
 *       off siblings
 *   <li>{@link io.github.yomikiri.search.ordering.CounterMoves} - prefers the move that last
 *       refuted the move before
 *   <li>{@link io.github.yomikiri.search.ordering.HistoryHeuristic} - prefers moves that were good
 *       anywhere in the tree
 *   <li>{@link io.github.yomikiri.search.ordering.EvaluationOrdering} - prefers moves to positions
 *       that look good
 * </ul>
 */
@NullMarked
package io.github.yomikiri.search.ordering;

import org.jspecify.annotations.NullMarked;
