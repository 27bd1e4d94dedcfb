package io.github.yomikiri.game;

/** The unit of estimates that do not say what they count. */
record Unstated<P extends Position<P>>() implements Unit<P> {

  /** Returns how much one point of the game is beside estimates. */
  static int perPoint(Position<?> position) {
    return position.maxScore() == 1 ? Score.WIN : 1;
  }

  @Override
  public boolean isStated() {
    return false;
  }

  @Override
  public int terminalScore(P position) {
    return perPoint(position) * Finished.score(position);
  }

  @Override
  public int maxScore(P position) {
    return perPoint(position) * position.maxScore();
  }

  @Override
  public <N extends Node<N>, I extends Node<I>> Unit<I> over(IncrementalEvaluator<N, I> evaluator) {
    return new Unstated<>();
  }

  @Override
  public String toString() {
    return "no stated unit";
  }
}
