package io.github.yomikiri.learn.linear;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The symmetries of a board. */
final class BoardSymmetries {

  private static final int MAX_SYMMETRIES = 1_000;

  private BoardSymmetries() {}

  /** Returns all symmetries that follow from those of a view, with the identity first. */
  static List<int[]> all(List<int[]> generators, int squares) {
    for (int i = 0; i < generators.size(); i++) {
      int[] sorted = generators.get(i).clone();
      Arrays.sort(sorted);
      if (!Arrays.equals(sorted, IntStream.range(0, squares).toArray())) {
        throw new IllegalArgumentException(
            "symmetry " + i + " of the view is no permutation of the " + squares + " squares: "
                + Arrays.toString(generators.get(i)));
      }
    }
    List<int[]> group = new ArrayList<>();
    group.add(IntStream.range(0, squares).toArray());
    for (int i = 0; i < group.size(); i++) {
      for (int[] generator : generators) {
        int[] product =
            Arrays.stream(group.get(i)).map(square -> generator[square]).toArray();
        if (group.stream().noneMatch(other -> Arrays.equals(other, product))) {
          group.add(product);
        }
      }
      if (group.size() > MAX_SYMMETRIES) {
        throw new IllegalArgumentException(
            "more than " + MAX_SYMMETRIES + " symmetries follow from those of the view");
      }
    }
    return group;
  }
}
