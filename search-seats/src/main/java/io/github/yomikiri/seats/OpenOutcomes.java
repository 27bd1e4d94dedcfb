package io.github.yomikiri.seats;

import io.github.yomikiri.game.internal.PortableRandom;
import java.util.Arrays;

/** The turns of chance of a {@link PayoffTree}, of whose outcomes some are solved. */
final class OpenOutcomes {

  private final PayoffStore store;
  private final double[] totals;

  OpenOutcomes(PayoffStore store, int seats) {
    this.store = store;
    totals = new double[seats];
  }

  /** Draws one of the outcomes that are not solved. */
  int draw(int node, PortableRandom random) {
    int first = store.firstChild(node);
    int sum = 0;
    for (int child = first; child < first + store.children(node); child++) {
      sum += openWeight(child);
    }
    int rest = random.nextInt(sum);
    int child = first;
    while (rest >= openWeight(child)) {
      rest -= openWeight(child);
      child++;
    }
    return child;
  }

  private int openWeight(int outcome) {
    return store.isSolved(outcome) ? 0 : store.weight(outcome);
  }

  /**
   * Turns the values of an outcome into those of the turn of chance. The outcome stands for all
   * that were not solved when it was drawn.
   *
   * @param values those of the outcome, and then those of the turn
   * @param drawn the outcome; {@link PayoffStore#NONE} if all are solved
   */
  void mix(int node, int drawn, double[] values) {
    Arrays.fill(totals, 0);
    double sum = 0;
    double open = 0;
    int first = store.firstChild(node);
    for (int child = first; child < first + store.children(node); child++) {
      int weight = store.weight(child);
      sum += weight;
      if (child == drawn || !store.isSolved(child)) {
        open += weight;
      } else {
        for (int seat = 0; seat < totals.length; seat++) {
          totals[seat] += weight * store.value(child, seat);
        }
      }
    }
    for (int seat = 0; seat < totals.length && open < sum; seat++) {
      values[seat] = (totals[seat] + open * values[seat]) / sum;
    }
  }
}
