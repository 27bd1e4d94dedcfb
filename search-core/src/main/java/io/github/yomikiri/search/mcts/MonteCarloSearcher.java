package io.github.yomikiri.search.mcts;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import java.util.Optional;

/**
 * A Monte-Carlo tree search. It also returns the tree that it keeps, which shows why the search
 * prefers a move. {@link MonteCarloBuilder} makes such searchers.
 *
 * @param <N> the game's node type
 */
public interface MonteCarloSearcher<N extends Node<N>> extends Searcher<N> {

  /**
   * Returns the most visited part of the tree: a node is part of it before all nodes with fewer
   * visits. The moves before it in {@link VisitedNode#children} are part of the tree as well. The
   * tree includes the visits that the search has kept from earlier searches.
   *
   * <p>The nodes are a copy, which later searches do not change. They take the more memory the more
   * nodes there are, mostly for positions.
   *
   * @param maxNodes the maximum number of nodes, at least 1
   * @return the root of the last search, with its {@link SearchResult#rootMoves}; empty before the
   *     first search, after {@link #reset}, and if the last search was stopped before its first
   *     visit. A search of a finished game does not change the tree
   * @throws IllegalArgumentException if {@code maxNodes} is less than 1
   * @throws IllegalStateException if the searcher is in use, for example by a search of another
   *     thread or by the search that calls a listener
   */
  Optional<VisitedNode<N>> tree(int maxNodes);
}
