package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.game.Position;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

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

  /** If a move changes more squares than this, all places are passed over. */
  private static final int FEW = 4;
  /** A pass over all places is faster unless a square is in less than one place of this number. */
  private static final int MANY = 8;

  private final BoardView<P> view;
  private final int planes;
  private final int planeWords;
  /** For each change of a state, from {@code -planes} on, and each square: what is to be added. */
  private final int[][] vectors;
  /** The vector that adds nothing. */
  private final int[] nothing;

  /** The places that look at each square. */
  private final int[][] placesOf;
  /** Whether a move touches so few places that they are looked up one by one. */
  private final boolean isSparse;

  private final Picture empty;
  private final ThreadLocal<PlaceChanges> changes = ThreadLocal.withInitial(this::changes);
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
    int values = 2 * planes + 1;
    Patterns.checkSize("numbers", 64L * values * planeWords * places.size());
    vectors = new int[64 * values * planeWords][places.size()];
    nothing = new int[places.size()];
    empty = new Picture(new long[planes * planeWords], bases);
    placesOf = IntStream.range(0, 64 * planeWords)
        .mapToObj(square -> placesOf(square, places))
        .toArray(int[][]::new);
    int most = Arrays.stream(placesOf).mapToInt(each -> each.length).max().orElse(0);
    isSparse = places.size() >= MANY * most;
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

  private static int[] placesOf(int square, List<int[]> places) {
    return IntStream.range(0, places.size())
        .filter(place -> Arrays.stream(places.get(place)).anyMatch(each -> each == square))
        .toArray();
  }

  /** Returns the picture of an empty board. */
  Picture empty() {
    return empty;
  }

  /** Returns room for a picture. */
  Picture blank() {
    return new Picture(new long[empty.planes().length], new int[nothing.length]);
  }

  /** Returns room for the changes of a move. */
  PlaceChanges changes() {
    return new PlaceChanges(planes * planeWords, nothing.length);
  }

  /** Returns the picture of a position, which is made from another picture. */
  Picture of(Picture from, P position, int ahead) {
    Picture to = blank();
    change(from, position, ahead, to);
    return to;
  }

  /** Stores the numbers that a position selects. */
  void numbers(P position, int[] out) {
    change(empty, position, 0, new Picture(new long[empty.planes().length], out));
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
    change(from, position, ahead, to, changes.get().squares);
  }

  /**
   * Stores the picture of a position, as {@link #change(Picture, Position, int, Picture)} does.
   *
   * @param squares room for the squares whose state changes
   */
  void change(Picture from, P position, int ahead, Picture to, int[] squares) {
    // 1. The planes, and the squares whose state changes.
    long[] now = to.planes();
    Arrays.fill(now, 0);
    view.planes(position, ahead, now);
    int count = squares(from.planes(), now, squares);
    // 2. The numbers. Most moves change at most four squares, so one pass is enough.
    int[] numbers = from.numbers();
    for (int i = 0; i == 0 || i < count; i += 4) {
      pass(
          numbers,
          vector(squares, i, count),
          vector(squares, i + 1, count),
          vector(squares, i + 2, count),
          vector(squares, i + 3, count),
          to.numbers());
      numbers = to.numbers();
    }
  }

  /** Finds the vectors of the squares whose state changes. Returns how many there are. */
  private int squares(long[] before, long[] now, int[] out) {
    int count = 0;
    for (int word = 0; word < planeWords; word++) {
      long moved = 0;
      for (int plane = 0; plane < planes; plane++) {
        int at = planeWords * plane + word;
        long changed = (before[at] ^ now[at]) & ~moved;
        // A square that moves between this plane and the next one changes its state by 1 only.
        moved = plane + 1 < planes ? changed & (before[at + planeWords] ^ now[at + planeWords]) : 0;
        for (long rest = changed; rest != 0; rest &= rest - 1) {
          int square = Long.numberOfTrailingZeros(rest);
          int sign = 2 * (int) (now[at] >>> square & 1) - 1; // 1 if it came, -1 if it left
          int change = sign * (plane + 1 - (plane + 2) * (int) (moved >>> square & 1));
          out[count++] = 64 * (planeWords * (planes + change) + word) + square;
        }
      }
    }
    return count;
  }

  private int[] vector(int[] squares, int i, int count) {
    return i < count ? vectors[squares[i]] : nothing;
  }

  private void pass(int[] from, int[] first, int[] second, int[] third, int[] fourth, int[] to) {
    for (int i = 0; i < nothing.length; i++) {
      to[i] = from[i] + (first[i] + second[i]) + (third[i] + fourth[i]);
    }
  }

  /**
   * Finds the places that differ between a picture and a position that the side to move sees.
   *
   * @return whether these are few; otherwise the places are not stored
   */
  boolean differences(Picture from, P position, PlaceChanges out) {
    if (!isSparse) {
      return false;
    }
    Arrays.fill(out.planes, 0);
    view.planes(position, 0, out.planes);
    int count = squares(from.planes(), out.planes, out.squares);
    out.count = 0;
    for (int i = 0; i < count && count <= FEW; i++) {
      touch(from, out, i, count);
    }
    return count <= FEW;
  }

  /** Stores the places of a square that look at no square before it. */
  private void touch(Picture from, PlaceChanges out, int i, int count) {
    int[] numbers = from.numbers();
    int[] vector = vectors[out.squares[i]];
    int stored = out.count;
    for (int place : placesOf[out.squares[i] % placesOf.length]) {
      int change = vector[place];
      boolean isNew = true;
      for (int k = 0; k < count; k++) {
        int other = k == i ? 0 : vectors[out.squares[k]][place];
        isNew &= k >= i || other == 0;
        change += other;
      }
      if (isNew) {
        out.before[stored] = numbers[place];
        out.after[stored++] = numbers[place] + change;
      }
    }
    out.count = stored;
  }

  /**
   * Returns the sum of the weights that the side to move sees in a position. Most positions of a
   * search are leaves, whose picture nobody needs again. So this method keeps none, and takes no
   * memory.
   */
  int sum(Picture from, P position, short[] weights) {
    PlaceChanges room = changes.get();
    if (differences(from, position, room)) {
      return from.sum(weights) + room.of(weights);
    }
    Picture to = leaf.get();
    change(from, position, 0, to);
    return sum(to.numbers(), weights);
  }

  static int sum(int[] numbers, short[] weights) {
    int sum = 0;
    for (int number : numbers) {
      sum += weights[number];
    }
    return sum;
  }
}
