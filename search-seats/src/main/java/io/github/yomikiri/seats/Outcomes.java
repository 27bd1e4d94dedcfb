package io.github.yomikiri.seats;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.game.internal.PortableRandom;
import java.util.Arrays;

/**
 * The outcomes of a turn of chance: the positions after them, their weights, and between which
 * numbers the value of each lies. So the mean lies between {@link #least} and {@link #most}.
 *
 * <p>The mean adds the values in the order of the outcomes, as a search without pruning does. Sums
 * of bounds may differ from it by an error of rounding. So whoever closes a window by a bound
 * returns the end of the window at most.
 */
final class Outcomes<P extends SeatedPosition<P>> {

  private final MoveList moves = new MoveList();
  private Object[] positions = new Object[0];
  private int[] weights = new int[0];
  private double[] low = new double[0];
  private double[] high = new double[0];
  private double sum;
  private double sumOfLow;
  private double sumOfHigh;

  /**
   * Lists the outcomes of a position. The value of each is between {@code -max} and {@code max}.
   */
  void begin(P position, double max) {
    moves.clear();
    position.moves(moves);
    int size = moves.size();
    if (size > weights.length) {
      positions = new Object[size];
      weights = new int[size];
      low = new double[size];
      high = new double[size];
    }
    sum = 0;
    for (int i = 0; i < size; i++) {
      positions[i] = position.play(moves.get(i));
      weights[i] = weight(position, moves.get(i));
      sum += weights[i];
    }
    Arrays.fill(low, 0, size, -max);
    Arrays.fill(high, 0, size, max);
    sumOfLow = -max * sum;
    sumOfHigh = max * sum;
  }

  static <P extends SeatedPosition<P>> int weight(P position, int outcome) {
    int weight = position.weight(outcome);
    if (weight < 1) {
      throw new IllegalStateException(position.getClass().getName() + ".weight returned " + weight
          + " for the outcome " + position.notation(outcome) + ", which is less than 1, in the"
          + " position\n" + position);
    }
    return weight;
  }

  /** Draws an outcome by its weight. Returns its place in the list. */
  static <P extends SeatedPosition<P>> int draw(
      P position, MoveList outcomes, PortableRandom random) {
    int sum = 0;
    for (int i = 0; i < outcomes.size(); i++) {
      sum += weight(position, outcomes.get(i));
    }
    int rest = random.nextInt(sum);
    int place = 0;
    while (rest >= position.weight(outcomes.get(place))) {
      rest -= position.weight(outcomes.get(place));
      place++;
    }
    return place;
  }

  int size() {
    return moves.size();
  }

  @SuppressWarnings("unchecked") // Only begin() stores positions, each of type P.
  P position(int i) {
    return (P) positions[i];
  }

  /** Returns the value below or at which an outcome makes the mean no more than a bound. */
  double tooLittle(int i, double bound) {
    return (bound * sum - (sumOfHigh - weights[i] * high[i])) / weights[i];
  }

  /** Returns the value at or above which an outcome makes the mean no less than a bound. */
  double enough(int i, double bound) {
    return (bound * sum - (sumOfLow - weights[i] * low[i])) / weights[i];
  }

  void atLeast(int i, double value) {
    if (value > low[i]) {
      sumOfLow += weights[i] * (value - low[i]);
      low[i] = value;
    }
  }

  void atMost(int i, double value) {
    if (value < high[i]) {
      sumOfHigh += weights[i] * (value - high[i]);
      high[i] = value;
    }
  }

  /** Sets the value of an outcome. */
  void exactly(int i, double value) {
    sumOfLow += weights[i] * (value - low[i]);
    sumOfHigh += weights[i] * (value - high[i]);
    low[i] = value;
    high[i] = value;
  }

  double least() {
    return sumOfLow / sum;
  }

  double most() {
    return sumOfHigh / sum;
  }

  /** Returns the mean if the value of each outcome is set. */
  double mean() {
    double total = 0;
    for (int i = 0; i < moves.size(); i++) {
      total += weights[i] * low[i];
    }
    return total / sum;
  }
}
