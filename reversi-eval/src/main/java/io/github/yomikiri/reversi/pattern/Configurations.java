package io.github.yomikiri.reversi.pattern;

import java.util.Arrays;
import java.util.List;

/**
 * Which configurations of a pattern mean the same. A row read from the left is the row read from
 * the right: wherever a symmetry of the board takes a pattern to itself, mirrored configurations
 * are merged, as vsOtha (2005) does. That nearly halves the weights of every pattern that has an
 * axis, and each is learned from twice the positions.
 */
final class Configurations {

  private final int[] classes;
  private final int count;

  Configurations(Pattern pattern) {
    classes = new int[pattern.configurations()];
    // 1. The smallest configuration stands for those that are merged with it.
    Arrays.setAll(classes, c -> c);
    for (int symmetry = 1; symmetry < 8; symmetry++) {
      Pattern image = pattern.image(symmetry);
      if (image.bits() == pattern.bits()) {
        for (int c = 0; c < classes.length; c++) {
          int mirrored = mirrored(c, pattern.squares(), image.squares());
          classes[c] = Math.min(classes[c], mirrored);
        }
      }
    }
    // 2. The classes are numbered in the order of those.
    int next = 0;
    for (int c = 0; c < classes.length; c++) {
      classes[c] = classes[c] == c ? next++ : classes[classes[c]];
    }
    count = next;
  }

  /**
   * Returns what a configuration of the squares becomes when they are read in the order of their
   * images.
   */
  private static int mirrored(int configuration, List<Integer> squares, List<Integer> images) {
    int[] digits = new int[64];
    int rest = configuration;
    for (int square : squares) {
      digits[square] = rest % 3;
      rest /= 3;
    }
    int number = 0;
    for (int i = images.size() - 1; i >= 0; i--) {
      number = 3 * number + digits[images.get(i)];
    }
    return number;
  }

  /** Returns the number of classes. */
  int count() {
    return count;
  }

  /** Returns the class of a configuration, in {@code [0, count())}. */
  int classOf(int configuration) {
    return classes[configuration];
  }
}
