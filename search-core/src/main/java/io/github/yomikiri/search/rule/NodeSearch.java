package io.github.yomikiri.search.rule;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.SearchContext;

/** A search of any node of the tree, and not only of the root. */
public interface NodeSearch<N extends Node<N>> {

  /** Prepares for a search. */
  void begin(SearchContext context);

  /**
   * Returns a node's value, or a bound of it as
   * {@link io.github.yomikiri.search.WindowSearch#search} allows.
   */
  int value(N node, int depth, int alpha, int beta, int ply);
}
