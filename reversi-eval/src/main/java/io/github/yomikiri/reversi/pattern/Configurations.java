package io.github.yomikiri.reversi.pattern;

import java.util.Arrays;
import java.util.List;

/**
 * The classes of a pattern's configurations: configurations of one class share a weight. For
 * example, a row read from the left has the same meaning as the row read from the right. If a
 * symmetry of the board maps a pattern to itself, mirrored configurations are in the same class, as
 * in vsOtha (2005). This nearly halves the weights of every symmetric pattern, and each weight is
 * learned from twice as many positions.
 */
final class Configurations {

  private final int[] classes;
  private final int count;

  Configurations(Pattern pattern) {
    classes = new int[pattern.configurations()];
    // 1. The smallest configuration of a class represents the class.
    Arrays.setAll(classes, c -> c);
    for (int symmetry = 1; symmetry < 8; symmetry++) {
      Pattern image = pattern.image(symmetry);
      if (image.bits() == pattern.bits()) {
        int[] powers = powers(pattern.squares(), image.squares());
        for (int c = 0; c < classes.length; c++) {
          classes[c] = Math.min(classes[c], mirrored(c, powers));
        }
      }
    }
    // 2. The classes are numbered in the order of their smallest configurations.
    int next = 0;
    for (int c = 0; c < classes.length; c++) {
      classes[c] = classes[c] == c ? next++ : classes[classes[c]];
    }
    count = next;
  }

  /** Returns the worth of each square's digit in a configuration that reads the images in order. */
  private static int[] powers(List<Integer> squares, List<Integer> images) {
    int[] powers = new int[squares.size()];
    int power = 1;
    for (int image : images) {
      powers[squares.indexOf(image)] = power;
      power *= 3;
    }
    return powers;
  }

  /**
   * Returns the mirrored configuration: the contents of the squares, read in the order of their
   * images.
   */
  private static int mirrored(int configuration, int[] powers) {
    int number = 0;
    int rest = configuration;
    for (int power : powers) {
      number += rest % 3 * power;
      rest /= 3;
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
