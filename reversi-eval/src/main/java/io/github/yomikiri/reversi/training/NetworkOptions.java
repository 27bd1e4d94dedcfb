package io.github.yomikiri.reversi.training;

import io.github.yomikiri.reversi.pattern.PatternSet;

/**
 * How a {@link io.github.yomikiri.reversi.pattern.NetworkEvaluator} is trained: by
 * back-propagation, one position after the other in a random order. One thread makes a pass; the
 * weights are the same on every machine. Immutable.
 *
 * <pre>{@code
 * NetworkOptions.STANDARD.withRate(0.001).withPasses(5)
 * }</pre>
 */
public final class NetworkOptions implements TrainingOptions {

  /**
   * What did best on games of people: rate 0.0003, 20 passes, rare 20, overlap 4, seed 1. See the
   * guide's page about training.
   */
  public static final NetworkOptions STANDARD = new NetworkOptions(0.0003, 20, 20, 4, 1);

  private final double rate;
  private final int passes;
  private final int rare;
  private final int overlap;
  private final long seed;

  private NetworkOptions(double rate, int passes, int rare, int overlap, long seed) {
    if (!(rate > 0 && rate <= 1)) {
      throw new IllegalArgumentException("rate " + rate + " is not in (0, 1]");
    }
    if (rare < 1) {
      throw new IllegalArgumentException("rare " + rare + " is less than 1");
    }
    WeightTrainer.check(passes, overlap);
    this.rate = rate;
    this.passes = passes;
    this.rare = rare;
    this.overlap = overlap;
    this.seed = seed;
  }

  /**
   * Returns these options with another rate of learning.
   *
   * @param newRate the size of a step down the gradient of half the squared error of a position in
   *     the first pass, in {@code (0, 1]}. The rate falls evenly to nothing at the end of the last
   *     pass
   * @return new options
   * @throws IllegalArgumentException if it is outside its range
   */
  public NetworkOptions withRate(double newRate) {
    return new NetworkOptions(newRate, passes, rare, overlap, seed);
  }

  /**
   * Returns these options with another number of passes.
   *
   * @param newPasses how often the positions of a stage are gone through, at least 1
   * @return new options
   * @throws IllegalArgumentException if it is less than 1
   */
  public NetworkOptions withPasses(int newPasses) {
    return new NetworkOptions(rate, newPasses, rare, overlap, seed);
  }

  /**
   * Returns these options with another limit of rare configurations.
   *
   * @param newRare a configuration that was seen less often than this has no part in the value; at
   *     least 1
   * @return new options
   * @throws IllegalArgumentException if it is less than 1
   */
  public NetworkOptions withRare(int newRare) {
    return new NetworkOptions(rate, passes, newRare, overlap, seed);
  }

  /**
   * Returns these options with another overlap of the stages.
   *
   * @param newOverlap how many plies of the neighbouring stages a stage learns from as well, in
   *     {@code [0, 60]}
   * @return new options
   * @throws IllegalArgumentException if it is outside its range
   */
  public NetworkOptions withOverlap(int newOverlap) {
    return new NetworkOptions(rate, passes, rare, newOverlap, seed);
  }

  /**
   * Returns these options with another seed.
   *
   * @param newSeed of the first weights and of the order of the positions
   * @return new options
   */
  public NetworkOptions withSeed(long newSeed) {
    return new NetworkOptions(rate, passes, rare, overlap, newSeed);
  }

  /**
   * Returns the rate of learning in the first pass.
   *
   * @return the rate, in {@code (0, 1]}
   */
  public double rate() {
    return rate;
  }

  @Override
  public int passes() {
    return passes;
  }

  /**
   * Returns how often a configuration must be seen to have a part in the value.
   *
   * @return the number of times, at least 1
   */
  public int rare() {
    return rare;
  }

  @Override
  public int overlap() {
    return overlap;
  }

  /**
   * Returns the seed of the first weights and of the order of the positions.
   *
   * @return the seed
   */
  public long seed() {
    return seed;
  }

  @Override
  public WeightTrainer trainer(PatternSet set, SampleFolder samples) {
    return new NetworkTrainer(set, samples, this);
  }

  /** Returns all options with their values. */
  @Override
  public String toString() {
    return "network, rate " + rate + ", passes " + passes + ", rare " + rare + ", overlap "
        + overlap + ", seed " + seed;
  }
}
