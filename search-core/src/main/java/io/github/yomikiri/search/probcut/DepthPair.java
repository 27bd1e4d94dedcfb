package io.github.yomikiri.search.probcut;

import java.util.ArrayList;
import java.util.List;

/**
 * A pair of depths: a search to the shallow depth predicts the value of a search to the deep one.
 *
 * @param deep the depth to be predicted, in plies
 * @param shallow the depth of the search that predicts it, at least 1 and less than {@code deep}
 */
public record DepthPair(int deep, int shallow) {

  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException if {@code shallow} is outside its range
   */
  public DepthPair {
    if (shallow < 1 || shallow >= deep) {
      throw new IllegalArgumentException(
          "shallow depth " + shallow + " is outside [1, " + (deep - 1) + "] for depth " + deep);
    }
  }

  /**
   * Returns one pair for every deep depth from 3 on. The shallow depth is at most half the deep
   * one. Both have the same parity, because values of odd and of even depths differ by who moved
   * last.
   *
   * @param deepest the greatest depth that is predicted, in plies
   * @return such as 3:1, 4:2, 5:1, 6:2, 7:3, 8:4; empty where {@code deepest} is less than 3
   */
  public static List<DepthPair> usual(int deepest) {
    List<DepthPair> pairs = new ArrayList<>();
    for (int deep = 3; deep <= deepest; deep++) {
      int half = deep / 2;
      pairs.add(new DepthPair(deep, half - (deep - half) % 2));
    }
    return List.copyOf(pairs);
  }

  /** Returns the depths as text, such as {@code 8:4}. */
  @Override
  public String toString() {
    return deep + ":" + shallow;
  }
}
