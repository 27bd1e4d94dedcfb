package io.github.yomikiri.search.rule;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.SearchContext;

/**
 * A rule in a search in which some scores are proven by themselves. A rule that rests on estimates
 * cannot know that a side wins. So it is asked only about windows that an estimate can answer.
 */
public final class UndecidedRule<N extends Node<N>> extends ActiveRule<N> {

  private final ActiveRule<N> rule;

  /** Makes a rule that asks another one. */
  public UndecidedRule(ActiveRule<N> rule) {
    super(rule.search);
    this.rule = rule;
  }

  @Override
  public void begin(SearchContext context) {
    rule.begin(context);
  }

  @Override
  public int beforeMoves(N node, int depth, int alpha, int beta, int ply) {
    return isOpen(alpha, beta) ? rule.beforeMoves(node, depth, alpha, beta, ply) : OPEN;
  }

  @Override
  public int withMoves(N node, int depth, int alpha, int beta, int ply) {
    return isOpen(alpha, beta) ? rule.withMoves(node, depth, alpha, beta, ply) : OPEN;
  }

  private boolean isOpen(int alpha, int beta) {
    return alpha >= -search.maxEstimate() && beta <= search.maxEstimate();
  }
}
