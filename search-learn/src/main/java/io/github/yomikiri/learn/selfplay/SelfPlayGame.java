package io.github.yomikiri.learn.selfplay;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.learn.linear.FeatureTrace;
import io.github.yomikiri.learn.linear.Features;
import io.github.yomikiri.learn.linear.Scale;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * A game of the weights against themselves, from which they learn. The object is used for one game
 * after another, so that it takes no memory for each. For one thread at a time.
 */
final class SelfPlayGame<N extends Node<N>> {

  private static final int FIRST_CAPACITY = 64;
  /** How much more than it should a sum may move, for example by rounding. */
  private static final double TOLERANCE = 1.05;

  private final N start;
  private final Scale scale;
  private final TemporalDifferences method;
  private final Features<N> features;
  private final BitSet unlearned = new BitSet();
  private final RowDifferences differences;
  private boolean isObserved;
  private final GreedyChoice<N> choice;

  // The positions of the game in which a move was chosen: the numbers of their features, and where
  // those of each position end; the number of the first weight of its stage; whether the move was
  // random; and whether it won another turn.
  private int plies;
  private int[] numbers;
  private int[] ends;
  private int[] bases;
  private boolean[] explored;
  private boolean[] again;
  /** The value of the end of the game for the side that would be to move. */
  private double end;

  SelfPlayGame(N start, Features<N> features, Scale scale, TemporalDifferences method) {
    this.start = start;
    this.scale = scale;
    this.method = method;
    this.features = features;
    Arrays.stream(features.unlearned()).forEach(unlearned::set);
    differences = new RowDifferences(features.length());
    choice = new GreedyChoice<>(features, scale);
    numbers = new int[FIRST_CAPACITY * features.length()];
    ends = new int[FIRST_CAPACITY];
    bases = new int[FIRST_CAPACITY];
    explored = new boolean[FIRST_CAPACITY];
    again = new boolean[FIRST_CAPACITY];
  }

  /** Plays a game. */
  void play(float[] weights, PortableRandom random) {
    // 1. Random moves in some of the games.
    boolean isRandomStart = random.nextDouble() < method.randomStarts();
    int randomPlies = isRandomStart ? random.nextInt(method.randomPlies() + 1) : 0;
    N node = choice.opening(start, randomPlies, random);
    // 2. Good moves, and a random one now and then.
    choice.start(node);
    differences.clear();
    for (plies = 0; !node.isTerminal(); ) {
      if (plies == method.maxPlies()) {
        end = 0;
        return;
      }
      boolean isRandom = random.nextDouble() < method.exploration();
      record(node, isRandom);
      node = isRandom ? choice.random(node, random) : choice.best(node, weights, random);
      again[plies - 1] = node.movesAgain();
    }
    end = scale.ofGame(node.terminalScore());
  }

  private void record(N node, boolean isRandom) {
    if (plies == bases.length) {
      ends = Arrays.copyOf(ends, 2 * plies);
      bases = Arrays.copyOf(bases, 2 * plies);
      explored = Arrays.copyOf(explored, 2 * plies);
      again = Arrays.copyOf(again, 2 * plies);
    }
    int[] row = choice.numbers();
    int end = first(plies);
    if (end + features.length() > numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * numbers.length);
    }
    ends[plies] = add(row, end);
    bases[plies] = choice.base(node);
    explored[plies] = isRandom;
    if (isObserved) {
      differences.add(bases[plies], row);
    }
    plies++;
  }

  /** Adds the numbers that are learned. Returns where they end. */
  private int add(int[] row, int begin) {
    if (unlearned.isEmpty()) {
      System.arraycopy(row, 0, numbers, begin, features.length());
      return begin + features.length();
    }
    int end = begin;
    for (int i = 0; i < features.length(); i++) {
      numbers[end] = row[i];
      end += unlearned.get(row[i]) ? 0 : 1;
    }
    return end;
  }

  /** Returns where the numbers of a position begin. */
  private int first(int ply) {
    return ply == 0 ? 0 : ends[ply - 1];
  }

  /**
   * Changes the weights of the game's positions, from the last one to the first. Returns how many
   * positions were learned from.
   */
  int learn(float[] weights) {
    int learned = 0;
    double target = end;
    double next = end;
    for (int ply = plies - 1; ply >= 0; ply--) {
      float sum = sum(ply, weights);
      double value = scale.ofSum(sum);
      if (explored[ply]) {
        // What follows a random move is not what this position is worth.
        target = value;
      } else {
        double after = method.lambda() * target + (1 - method.lambda()) * next;
        target = again[ply] ? after : -after;
        change(ply, weights, sum, method.rate() * (target - value) * scale.slope(value));
        learned++;
      }
      next = value;
    }
    return learned;
  }

  /** Changes the weights of a position, so that their sum moves by an amount. */
  private void change(int ply, float[] weights, float sum, double amount) {
    float step = (float) (amount / Math.max(1, ends[ply] - first(ply)));
    add(ply, weights, step);
    // A weight that several places share moves the sum once for each. So the step has to be divided
    // by the mean square of how often a weight is selected.
    double moved = sum(ply, weights) - sum;
    if (Math.abs(moved) > TOLERANCE * Math.abs(amount)) {
      add(ply, weights, (float) (step * (amount / moved - 1)));
    }
  }

  private void add(int ply, float[] weights, float step) {
    int base = bases[ply];
    for (int i = first(ply); i < ends[ply]; i++) {
      weights[base + numbers[i]] += step;
    }
  }

  private float sum(int ply, float[] weights) {
    return FeatureTrace.sum(weights, bases[ply], numbers, first(ply), ends[ply]);
  }

  /** Returns the sum of the squared errors of all positions against the end of the game. */
  double squaredErrors(float[] weights) {
    double[] results = results();
    double[] values = values(weights);
    double sum = 0;
    for (int ply = plies - 1; ply >= 0; ply--) {
      double error = values[ply] - results[ply];
      sum += error * error;
    }
    return sum;
  }

  /** Returns the value of each position. */
  double[] values(float[] weights) {
    return IntStream.range(0, plies)
        .mapToDouble(ply -> scale.ofSum(sum(ply, weights)))
        .toArray();
  }

  /** Returns the end of the game for the side to move in each position. */
  double[] results() {
    double[] results = new double[plies];
    double result = end;
    for (int ply = plies - 1; ply >= 0; ply--) {
      result = again[ply] ? result : -result;
      results[ply] = result;
    }
    return results;
  }

  /** Compares the positions of the games that are played from now on. */
  void observe() {
    isObserved = true;
  }

  /** Returns in how many numbers the positions of the game differ. */
  RowDifferences differences() {
    return differences;
  }

  /** Returns the number of positions of the game. */
  int positions() {
    return plies;
  }
}
