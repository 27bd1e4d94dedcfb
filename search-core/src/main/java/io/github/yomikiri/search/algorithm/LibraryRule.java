package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.rule.ActiveRule;
import io.github.yomikiri.search.rule.Rule;
import io.github.yomikiri.search.rule.RuleSearch;

/** A {@link Rule} as users know it. */
final class LibraryRule<N extends Node<N>> extends NodeRule<N> {

  private final Rule<N> rule;

  LibraryRule(Rule<N> rule) {
    super(rule.toString(), rule.rest());
    this.rule = rule;
  }

  @Override
  ActiveRule<N> activate(RuleSearch<N> search) {
    return rule.activate(search);
  }

  @Override
  public <I extends Node<I>> NodeRule<I> over(IncrementalEvaluator<N, I> evaluator) {
    return new LibraryRule<>(rule.over(evaluator));
  }

  @Override
  boolean needsTable() {
    return rule.needsTable();
  }

  @Override
  protected boolean isSelective() {
    return rule.isSelective();
  }

  @Override
  protected boolean isAskedAtHorizon() {
    return rule.isAskedAtHorizon();
  }

  @Override
  boolean isQuiescence() {
    return rule.isQuiescence();
  }
}
