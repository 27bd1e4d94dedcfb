package io.github.yomikiri.search.rule;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Node;

/** A rule that asks the table from a remaining depth on, and only saves nodes by what it knows. */
abstract class TableRule<N extends Node<N>> extends Rule<N> {

  private final int minDepth;

  TableRule(String name, int minDepth, int minimum) {
    super(name + " " + minDepth, "");
    this.minDepth = checkDepth(name, minDepth, minimum);
  }

  @Override
  public final boolean needsTable() {
    return true;
  }

  @Override
  public final ActiveRule<N> activate(RuleSearch<N> search) {
    return activate(search, minDepth);
  }

  abstract ActiveRule<N> activate(RuleSearch<N> search, int depth);

  @Override
  @SuppressWarnings("unchecked") // The rule has no part of the game.
  public final <I extends Node<I>> Rule<I> over(IncrementalEvaluator<N, I> evaluator) {
    return (Rule<I>) this;
  }

  @Override
  public final boolean isSelective() {
    return false;
  }
}
