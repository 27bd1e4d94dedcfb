package io.github.yomikiri.search.rule;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.SearchContext;

/** A rule, or Multi-ProbCut, in use by one search. */
public abstract class ActiveRule<N extends Node<N>> {

  /** The answer for a node that the rule leaves open, as expanders have it. */
  public static final int OPEN = Integer.MIN_VALUE;

  /** The search that uses this rule. */
  protected final RuleSearch<N> search;

  /** Makes the part of a rule in a search. */
  protected ActiveRule(RuleSearch<N> search) {
    this.search = search;
  }

  /** Called before each search. */
  public void begin(SearchContext context) {}

  /**
   * Called before a node is counted and its moves are listed. The game may be over at the node. The
   * depth is 0 at the horizon.
   *
   * @return the node's value or a bound that answers the window, or {@link #OPEN}
   */
  public int beforeMoves(N node, int depth, int alpha, int beta, int ply) {
    return OPEN;
  }

  /**
   * Called when a node's moves are listed and ordered, and nothing else has answered the node.
   *
   * @return the node's value or a bound that answers the window, or {@link #OPEN}
   */
  public int withMoves(N node, int depth, int alpha, int beta, int ply) {
    return OPEN;
  }
}
