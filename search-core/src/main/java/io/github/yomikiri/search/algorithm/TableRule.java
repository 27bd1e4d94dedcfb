package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.table.TranspositionTable;

/** A rule that asks the table from a remaining depth on, and only saves nodes by what it knows. */
abstract class TableRule<N extends Node<N>> extends NodeRule<N> {

  private final int minDepth;

  TableRule(String name, int minDepth, int minimum) {
    super(name + " " + minDepth, "");
    this.minDepth = checkDepth(name, minDepth, minimum);
  }

  @Override
  final void checkParts(boolean hasTable) {
    if (!hasTable) {
      throw new IllegalArgumentException("the rule \"" + this
          + "\" asks the table, and the search has none; add a table or leave the rule out");
    }
  }

  @Override
  final ActiveRule<N> activate(RuleSearch<N> search) {
    return activate(search, search.parts.table().orElseThrow(), minDepth);
  }

  abstract ActiveRule<N> activate(RuleSearch<N> search, TranspositionTable table, int depth);

  @Override
  @SuppressWarnings("unchecked") // The rule has no part of the game.
  public final <I extends Node<I>> NodeRule<I> over(IncrementalEvaluator<N, I> evaluator) {
    return (NodeRule<I>) this;
  }

  @Override
  protected final boolean isSelective() {
    return false;
  }
}
