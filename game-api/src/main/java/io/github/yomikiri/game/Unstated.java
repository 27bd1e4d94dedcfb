package io.github.yomikiri.game;

/** The unit of estimates that do not say what they count. */
record Unstated<N extends Node<N>>() implements Unit<N> {

  /** Returns how much one point of the game is beside estimates. */
  static int perPoint(Node<?> node) {
    return node.maxScore() == 1 ? Score.WIN : 1;
  }

  @Override
  public boolean isStated() {
    return false;
  }

  @Override
  public int terminalScore(N node) {
    return perPoint(node) * node.terminalScore();
  }

  @Override
  public int maxScore(N node) {
    return perPoint(node) * node.maxScore();
  }

  @Override
  public <I extends Node<I>> Unit<I> over(IncrementalEvaluator<N, I> evaluator) {
    return new Unstated<>();
  }

  @Override
  public String toString() {
    return "no stated unit";
  }
}
