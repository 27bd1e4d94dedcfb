/**
 * Move orderings, which compose by adding their scores.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.search.ordering.MoveOrdering} - what a search needs of one
 *   <li>{@link io.github.yomikiri.search.ordering.KillerMoves} - what cut off siblings lately
 *   <li>{@link io.github.yomikiri.search.ordering.HistoryHeuristic} - what was good anywhere in the tree
 *   <li>{@link io.github.yomikiri.search.ordering.EvaluationOrdering} - what looks good after the move
 * </ul>
 */
@NullMarked
package io.github.yomikiri.search.ordering;

import org.jspecify.annotations.NullMarked;
