package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Position;

/** Finds the features anew in each position. */
final class FreshTrace<P extends Position<P>> implements FeatureTrace<P> {

  private final Features<P> features;
  private final int[] numbers;
  private final int[] after;

  FreshTrace(Features<P> features) {
    this.features = features;
    numbers = new int[features.length()];
    after = new int[features.length()];
  }

  @Override
  public void start(P position) {
    features.numbers(position, numbers);
  }

  @Override
  public int[] numbers() {
    return numbers;
  }

  @Override
  public int[] numbersAfter(P child) {
    features.numbers(child, after);
    return after;
  }

  @Override
  public void play(P child) {
    features.numbers(child, numbers);
  }
}
