package io.github.yomikiri.reversi.dataset;

import io.github.yomikiri.search.Limits;

/**
 * The settings of {@link SelfPlay}: how many moves are random, and how the other moves are chosen.
 * Immutable.
 *
 * <pre>{@code
 * SelfPlayOptions.STANDARD.withDepth(6).withSeed(2)
 * }</pre>
 */
public final class SelfPlayOptions {

  /**
   * Options for games to train an evaluator on. A game begins with 6 to 20 random moves. Then a
   * search of 4 plies chooses the moves, with an error of at most one disc and without random
   * moves. From 14 empty squares on, play is perfect. The seed is 1.
   */
  public static final SelfPlayOptions STANDARD = new SelfPlayOptions(6, 20, 4, 1, 0, 14, 1);

  private static final int ALL_MOVES = 60;
  private static final int MAX_NOISE = 64;

  private final int minRandomMoves;
  private final int maxRandomMoves;
  private final int depth;
  private final double noise;
  private final double deviation;
  private final int empties;
  private final long seed;

  private SelfPlayOptions(
      int minRandomMoves,
      int maxRandomMoves,
      int depth,
      double noise,
      double deviation,
      int empties,
      long seed) {
    check("least number of random moves", minRandomMoves, 0, ALL_MOVES);
    check("greatest number of random moves", maxRandomMoves, minRandomMoves, ALL_MOVES);
    check("depth", depth, 1, Limits.MAX_DEPTH);
    check("noise", noise, 0, MAX_NOISE);
    check("probability of a random move", deviation, 0, 1);
    check("number of empty squares", empties, 1, GameCorrector.MAX_EMPTIES);
    this.minRandomMoves = minRandomMoves;
    this.maxRandomMoves = maxRandomMoves;
    this.depth = depth;
    this.noise = noise;
    this.deviation = deviation;
    this.empties = empties;
    this.seed = seed;
  }

  private static void check(String what, double value, int min, int max) {
    if (!(value >= min && value <= max)) {
      throw new IllegalArgumentException(
          "the " + what + ", " + value + ", is not in [" + min + ", " + max + "]");
    }
  }

  /**
   * Returns these options with other numbers of random moves at the beginning of a game. Each
   * number from the least to the greatest has the same probability. Passes do not count.
   *
   * @param min the least number, in {@code [0, 60]}
   * @param max the greatest number, from {@code min} to 60
   * @return new options
   * @throws IllegalArgumentException if a number is outside its range
   */
  public SelfPlayOptions withRandomMoves(int min, int max) {
    return new SelfPlayOptions(min, max, depth, noise, deviation, empties, seed);
  }

  /**
   * Returns these options with another depth of the search that follows the random moves.
   *
   * @param newDepth the depth in plies, in {@code [1, Limits.MAX_DEPTH]}
   * @return new options
   * @throws IllegalArgumentException if the depth is outside its range
   */
  public SelfPlayOptions withDepth(int newDepth) {
    return new SelfPlayOptions(
        minRandomMoves, maxRandomMoves, newDepth, noise, deviation, empties, seed);
  }

  /**
   * Returns these options with another error of the search. A random error is added to the value of
   * each position. During a game, a position always has the same error.
   *
   * @param maxError the greatest error of either sign, in discs, in {@code [0, 64]}
   * @return new options
   * @throws IllegalArgumentException if the error is outside its range
   */
  public SelfPlayOptions withNoise(double maxError) {
    return new SelfPlayOptions(
        minRandomMoves, maxRandomMoves, depth, maxError, deviation, empties, seed);
  }

  /**
   * Returns these options with another probability of a random move in place of a searched move.
   *
   * @param probability the probability, in {@code [0, 1]}
   * @return new options
   * @throws IllegalArgumentException if the probability is outside its range
   */
  public SelfPlayOptions withDeviation(double probability) {
    return new SelfPlayOptions(
        minRandomMoves, maxRandomMoves, depth, noise, probability, empties, seed);
  }

  /**
   * Returns these options with another number of empty squares for the beginning of perfect play.
   *
   * @param newEmpties the number of empty squares from which on play is perfect, in {@code [1,
   *     GameCorrector.MAX_EMPTIES]}
   * @return new options
   * @throws IllegalArgumentException if the number is outside its range
   */
  public SelfPlayOptions withEmpties(int newEmpties) {
    return new SelfPlayOptions(
        minRandomMoves, maxRandomMoves, depth, noise, deviation, newEmpties, seed);
  }

  /**
   * Returns these options with another seed of all randomness.
   *
   * @param newSeed any number
   * @return new options
   */
  public SelfPlayOptions withSeed(long newSeed) {
    return new SelfPlayOptions(
        minRandomMoves, maxRandomMoves, depth, noise, deviation, empties, newSeed);
  }

  /**
   * Returns the least number of random moves that a game begins with.
   *
   * @return the number, in {@code [0, 60]}
   */
  public int minRandomMoves() {
    return minRandomMoves;
  }

  /**
   * Returns the greatest number of random moves that a game begins with.
   *
   * @return the number, in {@code [minRandomMoves(), 60]}
   */
  public int maxRandomMoves() {
    return maxRandomMoves;
  }

  /**
   * Returns the depth of the search that follows the random moves.
   *
   * @return the depth in plies
   */
  public int depth() {
    return depth;
  }

  /**
   * Returns the greatest error that is added to the value of a position.
   *
   * @return the error in discs, in {@code [0, 64]}
   */
  public double noise() {
    return noise;
  }

  /**
   * Returns the probability of a random move in place of a searched move.
   *
   * @return the probability, in {@code [0, 1]}
   */
  public double deviation() {
    return deviation;
  }

  /**
   * Returns the number of empty squares from which on play is perfect.
   *
   * @return the number, in {@code [1, GameCorrector.MAX_EMPTIES]}
   */
  public int empties() {
    return empties;
  }

  /**
   * Returns the seed of all randomness.
   *
   * @return the seed
   */
  public long seed() {
    return seed;
  }

  /** Returns all options with their values. */
  @Override
  public String toString() {
    return "random moves " + minRandomMoves + "-" + maxRandomMoves + ", depth " + depth + ", noise "
        + noise + ", deviation " + deviation + ", empties " + empties + ", seed " + seed;
  }
}
