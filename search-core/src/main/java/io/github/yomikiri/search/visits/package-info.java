/**
 * What Monte-Carlo searches share, whatever the nodes of their trees are. This package is for the
 * modules of this library only.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.search.visits.VisitIterations} - the iterations of a search
 *   <li>{@link io.github.yomikiri.search.visits.VisitTerms} - terms of upper confidence bounds
 *   <li>{@link io.github.yomikiri.search.visits.StoreCompaction} - keeps the subtree of one node of
 *       a {@link io.github.yomikiri.search.visits.VisitStore}
 *   <li>{@link io.github.yomikiri.search.visits.VisitedTree} - copies the most visited part of a
 *       tree
 * </ul>
 */
@NullMarked
package io.github.yomikiri.search.visits;

import org.jspecify.annotations.NullMarked;
