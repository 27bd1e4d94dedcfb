package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Node;

/** Finds the features anew in each position. */
final class FreshTrace<N extends Node<N>> implements FeatureTrace<N> {

  private final Features<N> features;
  private final int[] numbers;
  private final int[] after;

  FreshTrace(Features<N> features) {
    this.features = features;
    numbers = new int[features.length()];
    after = new int[features.length()];
  }

  @Override
  public void start(N node) {
    features.numbers(node, numbers);
  }

  @Override
  public int[] numbers() {
    return numbers;
  }

  @Override
  public int[] numbersAfter(N child) {
    features.numbers(child, after);
    return after;
  }

  @Override
  public void play(N child) {
    features.numbers(child, numbers);
  }
}
