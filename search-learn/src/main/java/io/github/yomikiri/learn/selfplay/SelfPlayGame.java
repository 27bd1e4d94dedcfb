package io.github.yomikiri.learn.selfplay;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.learn.linear.Features;
import io.github.yomikiri.learn.linear.Scale;
import java.util.Arrays;
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
  private final int length;
  private final GreedyChoice<N> choice;

  // The positions of the game in which a move was chosen: the numbers of their features, the number
  // of the first weight of their stage, whether the move was random, and whether it won another
  // turn.
  private int plies;
  private int[] numbers;
  private int[] bases;
  private boolean[] explored;
  private boolean[] again;
  /** The value of the end of the game for the side that would be to move. */
  private double end;

  SelfPlayGame(N start, Features<N> features, Scale scale, TemporalDifferences method) {
    this.start = start;
    this.scale = scale;
    this.method = method;
    length = features.length();
    choice = new GreedyChoice<>(features, scale);
    numbers = new int[FIRST_CAPACITY * length];
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
      numbers = Arrays.copyOf(numbers, 2 * numbers.length);
      bases = Arrays.copyOf(bases, 2 * plies);
      explored = Arrays.copyOf(explored, 2 * plies);
      again = Arrays.copyOf(again, 2 * plies);
    }
    System.arraycopy(choice.numbers(), 0, numbers, plies * length, length);
    bases[plies] = choice.base(node);
    explored[plies] = isRandom;
    plies++;
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
    float step = (float) (amount / length);
    add(ply, weights, step);
    // A weight that several places share moves the sum once for each. Take back what is too much.
    double moved = sum(ply, weights) - sum;
    if (Math.abs(moved) > TOLERANCE * Math.abs(amount)) {
      add(ply, weights, (float) (step * (amount / moved - 1)));
    }
  }

  private void add(int ply, float[] weights, float step) {
    int base = bases[ply];
    for (int i = ply * length; i < (ply + 1) * length; i++) {
      weights[base + numbers[i]] += step;
    }
  }

  private float sum(int ply, float[] weights) {
    return GreedyChoice.sum(weights, bases[ply], numbers, ply * length, (ply + 1) * length);
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

  /** Returns in how many numbers positions differ from those some plies later, in all. */
  long differences(int distance) {
    long differences = 0;
    for (int ply = 0; ply + distance < plies; ply++) {
      for (int i = 0; i < length; i++) {
        int number = bases[ply] + numbers[ply * length + i];
        int later = ply + distance;
        differences += number == bases[later] + numbers[later * length + i] ? 0 : 1;
      }
    }
    return differences;
  }

  /** Returns the number of positions of the game. */
  int positions() {
    return plies;
  }
}
