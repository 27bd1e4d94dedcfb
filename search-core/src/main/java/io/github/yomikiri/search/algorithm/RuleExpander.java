package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.rule.ActiveRule;
import java.util.List;

/**
 * Decorates an expander with rules, Multi-ProbCut among them. A rule can answer a node in place of
 * the search of its moves. Many answers come from a search of the same node to another depth, so a
 * rule needs no place in any algorithm.
 *
 * <p>The rules decorate all other expanders. So the searches that rules make apply all rules in
 * turn, and the table and the orderings learn from them. Only Multi-ProbCut's shallow searches of
 * one ply have no rules but quiescence.
 */
final class RuleExpander<N extends Node<N>> extends ForwardingExpander<N> {

  // Also in the base class, whose calls all copies of this class share (see Specializer).
  private final Expander<N> inner;
  private final ExpanderRuleSearch<N> search;
  private final ActiveRule<N>[] rules;

  @SuppressWarnings({"unchecked", "rawtypes"})
  RuleExpander(ExpanderRuleSearch<N> search, List<ActiveRule<N>> rules) {
    super(search.inner);
    this.search = search;
    inner = search.inner;
    this.rules = rules.toArray(new ActiveRule[0]);
  }

  @Override
  public void begin(SearchContext context) {
    search.begin(context);
    search.whole.beginSelection(context);
    inner.begin(context);
    for (ActiveRule<N> rule : rules) {
      rule.begin(context);
    }
  }

  @Override
  public int open(N node, int depth, int alpha, int beta, int ply) {
    if (ply == 0) {
      return inner.open(node, depth, alpha, beta, ply);
    }
    // 1. Ask the rules that need no moves.
    for (ActiveRule<N> rule : rules) {
      int answer = rule.beforeMoves(node, depth, alpha, beta, ply);
      if (answer != OPEN) {
        return answer;
      }
    }
    // 2. List the moves, and ask the rules that need them.
    int known = inner.open(node, depth, alpha, beta, ply);
    for (int i = 0; known == OPEN && i < rules.length; i++) {
      known = rules[i].withMoves(node, depth, alpha, beta, ply);
    }
    return known;
  }

  @Override
  public MovePicker<N> moves(int ply) {
    return inner.moves(ply);
  }

  @Override
  public void close(int depth, int value, int move, int alpha, int beta, int ply) {
    inner.close(depth, value, move, alpha, beta, ply);
  }
}
