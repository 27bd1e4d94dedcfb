package io.github.yomikiri.search.algorithm;

import static io.github.yomikiri.search.algorithm.Expander.OPEN;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.SearchContext;

/** A {@link NodeRule}, or Multi-ProbCut, in use by one search. {@link RuleExpander} calls it. */
abstract class ActiveRule<N extends Node<N>> {

  final RuleSearch<N> search;

  ActiveRule(RuleSearch<N> search) {
    this.search = search;
  }

  /** Called before each search. */
  void begin(SearchContext context) {}

  /**
   * Called before a node is counted and its moves are listed. The game may be over at the node. The
   * depth is 0 at the horizon.
   *
   * @return the node's value or a bound that answers the window, or {@link Expander#OPEN}
   */
  int beforeMoves(N node, int depth, int alpha, int beta, int ply) {
    return OPEN;
  }

  /**
   * Called when a node's moves are listed and ordered, and nothing else has answered the node.
   *
   * @return the node's value or a bound that answers the window, or {@link Expander#OPEN}
   */
  int withMoves(N node, int depth, int alpha, int beta, int ply) {
    return OPEN;
  }
}
