package io.github.yomikiri.game;

/** An evaluator whose estimates are changed. */
record ChangedEvaluator<N extends Node<N>>(Evaluator<N> evaluator, Evaluator.Change<N> change)
    implements Evaluator<N> {

  @Override
  public int evaluate(N node) {
    return change.apply(node, evaluator.evaluate(node));
  }

  @Override
  public Unit<N> unit() {
    return evaluator.unit();
  }

  @Override
  public boolean isSlow() {
    return evaluator.isSlow();
  }
}
