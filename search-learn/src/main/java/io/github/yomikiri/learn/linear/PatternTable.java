package io.github.yomikiri.learn.linear;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A table of weights, and the places that select one of them each. A place is some squares of the
 * board in an order.
 *
 * @param places the places, all of the same length, at least one
 * @param alike other orders in which the squares of a place are read, as indices of its squares.
 *     All readings of a configuration share a weight
 * @param isShifted whether the places are everywhere on the board, so that most are empty
 */
record PatternTable(List<int[]> places, List<int[]> alike, boolean isShifted) {

  /** Returns the table of a pattern, whose images by symmetries are its places. */
  static PatternTable of(int[] pattern, List<int[]> symmetries) {
    List<int[]> images = new ArrayList<>();
    for (int[] symmetry : symmetries) {
      int[] image = image(pattern, symmetry);
      if (images.stream().noneMatch(known -> Arrays.equals(known, image))) {
        images.add(image);
      }
    }
    return new PatternTable(images, List.of(), false);
  }

  static int[] image(int[] squares, int[] symmetry) {
    return Arrays.stream(squares).map(square -> symmetry[square]).toArray();
  }

  /** Returns the number of configurations, if a square has a number of states. */
  int configurations(int states) {
    return power(states, places.get(0).length);
  }

  private static int power(int base, int exponent) {
    int power = 1;
    for (int i = 0; i < exponent; i++) {
      power *= base;
    }
    return power;
  }

  /** Returns for each configuration the least one that shares its weight. */
  int[] shared(int states) {
    int[] least = IntStream.range(0, configurations(states)).toArray();
    // If there are several orders, one pass may not reach all readings.
    for (boolean isChanged = !alike.isEmpty(); isChanged; ) {
      isChanged = false;
      for (int[] order : alike) {
        for (int configuration = 0; configuration < least.length; configuration++) {
          int other = read(configuration, order, states);
          int both = Math.min(least[configuration], least[other]);
          isChanged |= least[configuration] != both || least[other] != both;
          least[configuration] = both;
          least[other] = both;
        }
      }
    }
    return least;
  }

  /** Returns what a configuration is if it is read in another order. */
  private static int read(int configuration, int[] order, int states) {
    int other = 0;
    for (int i = order.length - 1; i >= 0; i--) {
      other = other * states + configuration / power(states, order[i]) % states;
    }
    return other;
  }
}
