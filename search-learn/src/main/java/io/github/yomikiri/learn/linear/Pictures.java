package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.game.Node;
import java.util.Arrays;
import java.util.List;

/**
 * Makes pictures of positions. The number that a place selects is that of the place's first weight
 * plus the place's configuration: the states of its squares are digits, and the first square has
 * the lowest digit.
 *
 * <p>What a square adds to the numbers depends on its plane only. So a move changes the numbers by
 * the vectors of the squares that it changes. The JIT compiler makes this loop into vector
 * instructions, because each vector has an array of its own. Loops over parts of one array take
 * three times as long.
 */
final class Pictures<N extends Node<N>> {

  private final BoardView<N> view;
  /** For each bit of the planes, what it adds to each number. */
  private final int[][] vectors;
  /** The vector that adds nothing. */
  private final int[] nothing;

  private final Picture empty;
  private final ThreadLocal<Picture> leaf = ThreadLocal.withInitial(this::blank);

  /**
   * Prepares to make pictures.
   *
   * @param places the squares of each place, the lowest digit first
   * @param bases the number of the first weight of each place
   */
  Pictures(BoardView<N> view, List<int[]> places, int[] bases) {
    this.view = view;
    int planes = view.planes();
    int planeWords = (view.columns() * view.rows() + 63) / 64;
    Patterns.checkSize("numbers", 64L * planes * planeWords * places.size());
    vectors = new int[64 * planes * planeWords][places.size()];
    nothing = new int[places.size()];
    empty = new Picture(new long[planes * planeWords], bases);
    for (int place = 0; place < places.size(); place++) {
      int digit = 1;
      for (int square : places.get(place)) {
        for (int plane = 0; plane < planes; plane++) {
          vectors[64 * planeWords * plane + square][place] += (plane + 1) * digit;
        }
        digit *= planes + 1;
      }
    }
  }

  /** Returns the picture of an empty board. */
  Picture empty() {
    return empty;
  }

  /** Returns room for a picture. */
  Picture blank() {
    return blank(new int[nothing.length]);
  }

  private Picture blank(int[] numbers) {
    return new Picture(new long[empty.planes().length], numbers);
  }

  /** Returns the picture of a position, which is made from another picture. */
  Picture of(Picture from, N node, boolean ofMover) {
    Picture to = blank();
    change(from, node, ofMover, to);
    return to;
  }

  /** Stores the numbers that a position selects. */
  void numbers(N node, int[] out) {
    change(empty, node, true, blank(out));
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
    long[] before = from.planes();
    long[] now = to.planes();
    Arrays.fill(now, 0);
    view.planes(node, ofMover, now);
    // 2. The squares that came to a plane, and those that left it. Most moves change so few that
    // one pass is enough.
    int[] numbers = from.numbers();
    int[] came = nothing;
    int[] alsoCame = nothing;
    int[] left = nothing;
    int[] alsoLeft = nothing;
    for (int i = 0; i < now.length; i++) {
      for (long rest = before[i] ^ now[i]; rest != 0; rest &= rest - 1) {
        if (alsoCame != nothing || alsoLeft != nothing) {
          pass(numbers, came, alsoCame, left, alsoLeft, to.numbers());
          numbers = to.numbers();
          came = nothing;
          alsoCame = nothing;
          left = nothing;
          alsoLeft = nothing;
        }
        int square = Long.numberOfTrailingZeros(rest);
        int[] vector = vectors[64 * i + square];
        if ((now[i] >>> square & 1) != 0) {
          alsoCame = came;
          came = vector;
        } else {
          alsoLeft = left;
          left = vector;
        }
      }
    }
    // 3. The numbers.
    pass(numbers, came, alsoCame, left, alsoLeft, to.numbers());
  }

  private void pass(int[] from, int[] came, int[] alsoCame, int[] left, int[] alsoLeft, int[] to) {
    for (int i = 0; i < nothing.length; i++) {
      to[i] = from[i] + (came[i] + alsoCame[i]) - (left[i] + alsoLeft[i]);
    }
  }

  /**
   * Returns the sum of the weights that the side to move sees in a position. Most positions of a
   * search are leaves, whose picture nobody needs again. So this method keeps none, and takes no
   * memory.
   */
  int sum(Picture from, N node, short[] weights) {
    Picture to = leaf.get();
    change(from, node, true, to);
    return to.sum(weights);
  }
}
