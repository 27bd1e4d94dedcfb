package io.github.yomikiri.reversi.training;

import io.github.yomikiri.reversi.pattern.PatternSet;

/**
 * Options for training a {@link io.github.yomikiri.reversi.pattern.NetworkEvaluator}. Training is
 * back-propagation, one position after the other in a random order. A pass uses one thread. The
 * weights are the same on every machine. Immutable.
 *
 * <pre>{@code
 * NetworkOptions.STANDARD.withRate(0.001).withPasses(5)
 * }</pre>
 */
public final class NetworkOptions implements TrainingOptions {

  /**
   * The options with the smallest errors on games of people: rate 0.0003, 20 passes, rare 20,
   * overlap 4, seed 1. See the guide's page about training.
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
   * Returns these options with another learning rate.
   *
   * @param newRate the size of the steps in the first pass, in {@code (0, 1]}. A step goes down the
   *     gradient of half the squared error of a position. The rate falls linearly to 0 at the end
   *     of the last pass
   * @return new options
   * @throws IllegalArgumentException if the rate is outside its range
   */
  public NetworkOptions withRate(double newRate) {
    return new NetworkOptions(newRate, passes, rare, overlap, seed);
  }

  /**
   * Returns these options with another number of passes.
   *
   * @param newPasses how often the training reads the positions of a stage, at least 1
   * @return new options
   * @throws IllegalArgumentException if the number is less than 1
   */
  public NetworkOptions withPasses(int newPasses) {
    return new NetworkOptions(rate, newPasses, rare, overlap, seed);
  }

  /**
   * Returns these options with another limit of rare configurations.
   *
   * @param newRare configurations that occur less often than this get no weights; at least 1
   * @return new options
   * @throws IllegalArgumentException if the number is less than 1
   */
  public NetworkOptions withRare(int newRare) {
    return new NetworkOptions(rate, passes, newRare, overlap, seed);
  }

  /**
   * Returns these options with another overlap of the stages.
   *
   * @param newOverlap the number of plies on either side, in {@code [0, 60]}, whose positions in
   *     the neighboring stages a stage learns from, too
   * @return new options
   * @throws IllegalArgumentException if the number is outside its range
   */
  public NetworkOptions withOverlap(int newOverlap) {
    return new NetworkOptions(rate, passes, rare, newOverlap, seed);
  }

  /**
   * Returns these options with another seed.
   *
   * @param newSeed the seed of the first weights and of the order of the positions
   * @return new options
   */
  public NetworkOptions withSeed(long newSeed) {
    return new NetworkOptions(rate, passes, rare, overlap, newSeed);
  }

  /**
   * Returns the learning rate of the first pass.
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
   * Returns how often a configuration must occur to get weights.
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
