package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.game.Node;
import java.util.Arrays;
import java.util.List;

/**
 * How the configurations of all places are packed into words, four lanes of 16 bits each. A lane
 * holds the number of the configuration at its place. The states of the place's squares are the
 * digits, and the first square has the lowest digit.
 *
 * <p>What a square adds to the words depends on its plane only. So a move changes the words by the
 * vectors of the squares that it changes, all places of a word at once. A lane that is negative for
 * a moment borrows from the next one. This is harmless, because the sum is right in the end.
 */
final class Lanes<N extends Node<N>> {

  private final BoardView<N> view;
  private final int planeCount;
  private final int planeWords;
  private final int words;
  /** For each bit of the planes, what it adds to each word. */
  private final long[] vectors;
  /** For each place, the number of its first weight. */
  private final int[] bases;

  /**
   * Packs places.
   *
   * @param places the squares of each place, the lowest digit first
   * @param bases the number of the first weight of each place
   */
  Lanes(BoardView<N> view, List<int[]> places, int[] bases) {
    this.view = view;
    this.bases = bases;
    planeCount = view.planes();
    planeWords = (view.columns() * view.rows() + 63) / 64;
    words = (places.size() + 3) / 4;
    long size = 64L * planeCount * planeWords * words;
    Patterns.checkSize("words", size);
    vectors = new long[(int) size];
    for (int place = 0; place < places.size(); place++) {
      long digit = 1L << 16 * (place % 4);
      for (int square : places.get(place)) {
        for (int plane = 0; plane < planeCount; plane++) {
          vectors[vector(64 * planeWords * plane + square) + place / 4] += (plane + 1) * digit;
        }
        digit *= planeCount + 1;
      }
    }
  }

  /** Returns where the vector of a bit begins, counted over all words of the planes. */
  private int vector(int bit) {
    return bit * words;
  }

  /** Returns the picture of an empty board, which is changed to that of a position. */
  Picture empty() {
    return new Picture(new long[planeCount * planeWords], new long[words]);
  }

  /** Returns the picture of a position. */
  Picture picture(Picture from, N node, boolean ofMover) {
    Picture to = empty();
    change(from, node, ofMover, to);
    return to;
  }

  /**
   * Stores the picture of a position. The time depends on the number of squares in which it differs
   * from another picture.
   *
   * @param from the other picture
   * @param node the position
   * @param ofMover whether the side to move sees it
   * @param to receives the picture; it must not be {@code from}
   */
  void change(Picture from, N node, boolean ofMover, Picture to) {
    // 1. The planes.
    long[] now = to.planes();
    Arrays.fill(now, 0);
    view.planes(node, ofMover, now);
    // 2. The words: add the squares that came to a plane, subtract those that left it.
    long[] lanes = to.words();
    System.arraycopy(from.words(), 0, lanes, 0, words);
    for (int i = 0; i < now.length; i++) {
      for (long left = from.planes()[i] ^ now[i]; left != 0; left &= left - 1) {
        int square = Long.numberOfTrailingZeros(left);
        int at = vector(64 * i + square);
        if ((now[i] >>> square & 1) != 0) {
          add(lanes, at);
        } else {
          subtract(lanes, at);
        }
      }
    }
  }

  private void add(long[] lanes, int at) {
    for (int i = 0; i < words; i++) {
      lanes[i] += vectors[at + i];
    }
  }

  private void subtract(long[] lanes, int at) {
    for (int i = 0; i < words; i++) {
      lanes[i] -= vectors[at + i];
    }
  }

  /** Stores the number of the weight that each place selects. */
  void numbers(Picture picture, int[] out) {
    long[] lanes = picture.words();
    int place = 0;
    for (; place + 4 <= bases.length; place += 4) {
      long word = lanes[place >> 2];
      out[place] = bases[place] + (char) word;
      out[place + 1] = bases[place + 1] + (char) (word >>> 16);
      out[place + 2] = bases[place + 2] + (char) (word >>> 32);
      out[place + 3] = bases[place + 3] + (char) (word >>> 48);
    }
    for (; place < bases.length; place++) {
      out[place] = bases[place] + (char) (lanes[place >> 2] >>> 16 * (place & 3));
    }
  }

  /** Returns the sum of the weights that the places select. */
  int sum(Picture picture, short[] weights) {
    long[] lanes = picture.words();
    int sum = 0;
    int place = 0;
    for (; place + 4 <= bases.length; place += 4) {
      long word = lanes[place >> 2];
      sum += weights[bases[place] + (char) word]
          + weights[bases[place + 1] + (char) (word >>> 16)]
          + weights[bases[place + 2] + (char) (word >>> 32)]
          + weights[bases[place + 3] + (char) (word >>> 48)];
    }
    for (; place < bases.length; place++) {
      sum += weights[bases[place] + (char) (lanes[place >> 2] >>> 16 * (place & 3))];
    }
    return sum;
  }
}
