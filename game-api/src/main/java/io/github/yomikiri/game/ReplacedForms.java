package io.github.yomikiri.game;

/** An incremental evaluator whose values are those of other evaluators over the same nodes. */
record ReplacedForms<N extends Node<N>, I extends Node<I>>(
    IncrementalEvaluator<N, I> nodes, Evaluator<N> plainForm, Evaluator<I> incremental)
    implements IncrementalEvaluator<N, I> {

  @Override
  public int evaluate(N node) {
    return plainForm.evaluate(node);
  }

  @Override
  public Unit<N> unit() {
    return plainForm.unit();
  }

  /** Returns whether the form that searches use is slow. */
  @Override
  public boolean isSlow() {
    return incremental.isSlow();
  }

  @Override
  public Class<? super I> nodeType() {
    return nodes.nodeType();
  }

  @Override
  public I enriched(N node) {
    return nodes.enriched(node);
  }

  @Override
  public N plain(I node) {
    return nodes.plain(node);
  }
}
