package io.github.yomikiri.testkit;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;

/** Values a position as a search values a leaf. */
final class Evaluation {

  private Evaluation() {}

  static <N extends Node<N>> int of(Evaluator<N> evaluator, N node) {
    return node.isTerminal() ? evaluator.unit().terminalScore(node) : evaluator.evaluate(node);
  }
}
