/**
 * Move orderings, which compose by adding their scores.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.search.ordering.MoveOrdering} - the interface that a search
 *       calls. Its methods make the orderings of this library:
 *       <ul>
 *         <li>{@link io.github.yomikiri.search.ordering.MoveOrdering#killers} - prefers moves that
 *             recently cut off siblings
 *         <li>{@link io.github.yomikiri.search.ordering.MoveOrdering#counterMoves} - prefers the
 *             move that last refuted the move before
 *         <li>{@link io.github.yomikiri.search.ordering.MoveOrdering#history} - prefers moves that
 *             were good anywhere in the tree
 *         <li>{@link io.github.yomikiri.search.ordering.MoveOrdering#byEvaluation} - prefers moves
 *             to positions that look good
 *       </ul>
 * </ul>
 */
@NullMarked
package io.github.yomikiri.search.ordering;

import org.jspecify.annotations.NullMarked;
