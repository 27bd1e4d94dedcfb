package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Node;

/** Finds the features anew in each position. */
record FreshTrace<N extends Node<N>>(Features<N> features) implements FeatureTrace<N> {

  @Override
  public void start(N node, int[] out) {
    features.numbers(node, out);
  }

  @Override
  public void numbersAfter(N child, int[] out) {
    features.numbers(child, out);
  }

  @Override
  public void play(N child) {}
}
