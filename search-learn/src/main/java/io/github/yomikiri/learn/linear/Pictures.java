package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.game.Position;
import java.util.Arrays;
import java.util.List;

/**
 * Makes pictures of positions. The number that a place selects is that of the place's first weight
 * plus the place's configuration: the states of its squares are digits, and the first square has
 * the lowest digit.
 *
 * <p>A square adds its state times a vector of its own. So a move changes the numbers by the
 * vectors of the squares that it changes, times the change of each state. The JIT compiler makes
 * this loop into vector instructions, because each vector has an array of its own. Loops over parts
 * of one array take three times as long.
 */
final class Pictures<P extends Position<P>> {

  private final BoardView<P> view;
  private final int planes;
  private final int planeWords;
  /** For each change of a state, from {@code -planes} on, and each square: what is to be added. */
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
  Pictures(BoardView<P> view, List<int[]> places, int[] bases) {
    this.view = view;
    planes = view.planes();
    planeWords = (view.columns() * view.rows() + 63) / 64;
    int changes = 2 * planes + 1;
    Patterns.checkSize("numbers", 64L * changes * planeWords * places.size());
    vectors = new int[64 * changes * planeWords][places.size()];
    nothing = new int[places.size()];
    empty = new Picture(new long[planes * planeWords], bases);
    for (int place = 0; place < places.size(); place++) {
      int digit = 1;
      for (int square : places.get(place)) {
        for (int change = -planes; change <= planes; change++) {
          vectors[64 * planeWords * (planes + change) + square][place] += change * digit;
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
  Picture of(Picture from, P position, int ahead) {
    Picture to = blank();
    change(from, position, ahead, to);
    return to;
  }

  /** Stores the numbers that a position selects. */
  void numbers(P position, int[] out) {
    change(empty, position, 0, blank(out));
  }

  /**
   * Stores the picture of a position. The time depends on the number of squares in which it differs
   * from another picture.
   *
   * @param from the other picture
   * @param position the position
   * @param ahead who sees it, see {@link BoardView#planes(Position, int, long[])}
   * @param to receives the picture; it must not be {@code from}
   */
  void change(Picture from, P position, int ahead, Picture to) {
    // 1. The planes.
    long[] before = from.planes();
    long[] now = to.planes();
    Arrays.fill(now, 0);
    view.planes(position, ahead, now);
    // 2. The squares whose state changes. Most moves change at most four, so one pass is enough.
    int[] numbers = from.numbers();
    int[] first = nothing;
    int[] second = nothing;
    int[] third = nothing;
    int[] fourth = nothing;
    for (int word = 0; word < planeWords; word++) {
      long moved = 0;
      for (int plane = 0; plane < planes; plane++) {
        int at = planeWords * plane + word;
        long changed = (before[at] ^ now[at]) & ~moved;
        // A square that moves between this plane and the next one changes its state by 1 only.
        moved = plane + 1 < planes ? changed & (before[at + planeWords] ^ now[at + planeWords]) : 0;
        for (long rest = changed; rest != 0; rest &= rest - 1) {
          if (fourth != nothing) {
            pass(numbers, first, second, third, fourth, to.numbers());
            numbers = to.numbers();
            first = nothing;
            second = nothing;
            third = nothing;
            fourth = nothing;
          }
          int square = Long.numberOfTrailingZeros(rest);
          int sign = 2 * (int) (now[at] >>> square & 1) - 1; // 1 if it came, -1 if it left
          int change = sign * (plane + 1 - (plane + 2) * (int) (moved >>> square & 1));
          fourth = third;
          third = second;
          second = first;
          first = vectors[64 * (planeWords * (planes + change) + word) + square];
        }
      }
    }
    // 3. The numbers.
    pass(numbers, first, second, third, fourth, to.numbers());
  }

  private void pass(int[] from, int[] first, int[] second, int[] third, int[] fourth, int[] to) {
    for (int i = 0; i < nothing.length; i++) {
      to[i] = from[i] + (first[i] + second[i]) + (third[i] + fourth[i]);
    }
  }

  /**
   * Returns the sum of the weights that the side to move sees in a position. Most positions of a
   * search are leaves, whose picture nobody needs again. So this method keeps none, and takes no
   * memory.
   */
  int sum(Picture from, P position, short[] weights) {
    Picture to = leaf.get();
    change(from, position, 0, to);
    return to.sum(weights);
  }
}
