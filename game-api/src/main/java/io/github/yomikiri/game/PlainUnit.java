package io.github.yomikiri.game;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntToDoubleFunction;

/** Adapts a unit of a game's own nodes to an evaluator's nodes. */
record PlainUnit<N extends Node<N>, I extends Node<I>>(
    Unit<N> unit, IncrementalEvaluator<N, I> evaluator) implements Unit<I> {

  @Override
  public int terminalScore(I node) {
    return unit.terminalScore(evaluator.plain(node));
  }

  @Override
  public boolean isStated() {
    return unit.isStated();
  }

  @Override
  public int maxScore(I node) {
    return unit.maxScore(evaluator.plain(node));
  }

  @Override
  public OptionalInt perPoint() {
    return unit.perPoint();
  }

  @Override
  public Optional<IntToDoubleFunction> chances() {
    return unit.chances();
  }

  /** Units are equal for all evaluators, because a node scores as the plain one does. */
  @Override
  public boolean equals(Object other) {
    return other instanceof PlainUnit<?, ?> that && unit.equals(that.unit);
  }

  @Override
  public int hashCode() {
    return unit.hashCode();
  }

  @Override
  public String toString() {
    return unit.toString();
  }

  @Override
  public int scale() {
    return unit.scale();
  }
}
