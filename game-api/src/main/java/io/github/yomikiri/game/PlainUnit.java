package io.github.yomikiri.game;

import java.util.OptionalInt;

/** Adapts a unit of a game's own nodes to an evaluator's nodes. */
record PlainUnit<N extends Node<N>, I extends Node<I>>(
    Unit<N> unit, IncrementalEvaluator<N, I> evaluator) implements Unit<I> {

  @Override
  public int terminalScore(I node) {
    return unit.terminalScore(evaluator.plain(node));
  }

  @Override
  public OptionalInt perPoint() {
    return unit.perPoint();
  }

  @Override
  public String toString() {
    return unit.toString();
  }
}
