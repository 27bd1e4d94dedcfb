package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Node;

/** A selection among the rules of a search. {@link SelectiveSearch} applies it. */
final class SelectionRule<N extends Node<N>> extends NodeRule<N> {

  final Selection<N> selection;

  SelectionRule(Selection<N> selection) {
    this("selection " + selection.getClass().getName(), selection);
  }

  private SelectionRule(String text, Selection<N> selection) {
    super(text, selection);
    this.selection = selection;
  }

  @Override
  public <I extends Node<I>> NodeRule<I> over(IncrementalEvaluator<N, I> evaluator) {
    return new SelectionRule<>(toString(), selection.over(evaluator));
  }

  @Override
  protected boolean needsNullWindows() {
    return true;
  }
}
