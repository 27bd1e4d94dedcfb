package io.github.yomikiri.game;

import java.util.Objects;
import java.util.function.ToIntFunction;

/** The evaluator of {@link Evaluator#of}. */
record EstimatesInUnit<N extends Node<N>>(ToIntFunction<N> estimates, Unit<N> unit)
    implements Evaluator<N> {

  EstimatesInUnit {
    Objects.requireNonNull(estimates, "estimates");
    Objects.requireNonNull(unit, "unit");
  }

  @Override
  public int evaluate(N node) {
    return estimates.applyAsInt(node);
  }
}
