package io.github.yomikiri.reversi.pattern;

/**
 * The configurations of all places of a pattern set in one position, kept up to date move by move.
 *
 * <p><b>Four to a word.</b> A configuration has at most ten squares and so fits into 16 bits; a word holds those of four places of
 * one pattern. What a disc adds to the words depends on its square alone (see {@link DiscVectors}). No lane needs looking after: a
 * word is the sum of {@code lane * 65536^i}, whatever is carried on the way.
 *
 * <p><b>Balanced ternary.</b> A digit is 1 for an own disc, 0 for an empty square and -1 for the opponent's. So an opponent's disc
 * adds the negative of an own one, and when the sides change places all words change their sign: a move that places a disc of
 * vector d and flips discs whose vectors add up to F takes v to {@code -(v + d + 2 F)}.
 *
 * <p>The words are fields, not an array, and the loops over them are written out: that is five times as fast, and the JIT compiler can
 * do without the object at a search's leaves.
 *
 * <p>Mutable, so that a search without objects can keep one per ply.
 */
final class Indices {

  /** The number of words. */
  static final int WORDS = 12;

  private long w0;
  private long w1;
  private long w2;
  private long w3;
  private long w4;
  private long w5;
  private long w6;
  private long w7;
  private long w8;
  private long w9;
  private long w10;
  private long w11;

  /** Works a position out from scratch. */
  void set(long own, long opponent, DiscVectors vectors) {
    w0 = 0;
    w1 = 0;
    w2 = 0;
    w3 = 0;
    w4 = 0;
    w5 = 0;
    w6 = 0;
    w7 = 0;
    w8 = 0;
    w9 = 0;
    w10 = 0;
    w11 = 0;
    for (long rest = own; rest != 0; rest &= rest - 1) {
      add(1, WORDS * Long.numberOfTrailingZeros(rest), vectors.words());
    }
    for (long rest = opponent; rest != 0; rest &= rest - 1) {
      add(-1, WORDS * Long.numberOfTrailingZeros(rest), vectors.words());
    }
  }

  private void add(long factor, int at, long[] vectors) {
    w0 += factor * vectors[at + 0];
    w1 += factor * vectors[at + 1];
    w2 += factor * vectors[at + 2];
    w3 += factor * vectors[at + 3];
    w4 += factor * vectors[at + 4];
    w5 += factor * vectors[at + 5];
    w6 += factor * vectors[at + 6];
    w7 += factor * vectors[at + 7];
    w8 += factor * vectors[at + 8];
    w9 += factor * vectors[at + 9];
    w10 += factor * vectors[at + 10];
    w11 += factor * vectors[at + 11];
  }

  /**
   * Becomes the position after a move, from the view of the other side.
   *
   * @param before the position before it, which may be this one
   * @param square where a disc is placed
   * @param flips the discs that it flips
   * @param vectors what a disc adds
   */
  void play(Indices before, int square, long flips, DiscVectors vectors) {
    playFirst(before, square, flips, vectors.words());
    playSecond(before, square, flips, vectors.words());
  }

  private void playFirst(Indices before, int square, long flips, long[] discs) {
    long f0 = 0;
    long f1 = 0;
    long f2 = 0;
    long f3 = 0;
    long f4 = 0;
    long f5 = 0;
    for (long rest = flips; rest != 0; rest &= rest - 1) {
      int at = WORDS * Long.numberOfTrailingZeros(rest);
      f0 += discs[at + 0];
      f1 += discs[at + 1];
      f2 += discs[at + 2];
      f3 += discs[at + 3];
      f4 += discs[at + 4];
      f5 += discs[at + 5];
    }
    int at = WORDS * square;
    w0 = -(before.w0 + discs[at + 0] + 2 * f0);
    w1 = -(before.w1 + discs[at + 1] + 2 * f1);
    w2 = -(before.w2 + discs[at + 2] + 2 * f2);
    w3 = -(before.w3 + discs[at + 3] + 2 * f3);
    w4 = -(before.w4 + discs[at + 4] + 2 * f4);
    w5 = -(before.w5 + discs[at + 5] + 2 * f5);
  }

  private void playSecond(Indices before, int square, long flips, long[] discs) {
    long f6 = 0;
    long f7 = 0;
    long f8 = 0;
    long f9 = 0;
    long f10 = 0;
    long f11 = 0;
    for (long rest = flips; rest != 0; rest &= rest - 1) {
      int at = WORDS * Long.numberOfTrailingZeros(rest);
      f6 += discs[at + 6];
      f7 += discs[at + 7];
      f8 += discs[at + 8];
      f9 += discs[at + 9];
      f10 += discs[at + 10];
      f11 += discs[at + 11];
    }
    int at = WORDS * square;
    w6 = -(before.w6 + discs[at + 6] + 2 * f6);
    w7 = -(before.w7 + discs[at + 7] + 2 * f7);
    w8 = -(before.w8 + discs[at + 8] + 2 * f8);
    w9 = -(before.w9 + discs[at + 9] + 2 * f9);
    w10 = -(before.w10 + discs[at + 10] + 2 * f10);
    w11 = -(before.w11 + discs[at + 11] + 2 * f11);
  }

  /** Becomes the position after a pass. */
  void pass(Indices before) {
    w0 = -before.w0;
    w1 = -before.w1;
    w2 = -before.w2;
    w3 = -before.w3;
    w4 = -before.w4;
    w5 = -before.w5;
    w6 = -before.w6;
    w7 = -before.w7;
    w8 = -before.w8;
    w9 = -before.w9;
    w10 = -before.w10;
    w11 = -before.w11;
  }

  /**
   * Adds up what the configurations select.
   *
   * @param table the weights of all configurations of all patterns
   * @param base per word, where its pattern's begin
   * @param middle per word, what makes the lanes count from 0
   */
  int sum(short[] table, int[] base, long[] middle) {
    return lanes(table, base[0], w0 + middle[0])
        + lanes(table, base[1], w1 + middle[1])
        + lanes(table, base[2], w2 + middle[2])
        + lanes(table, base[3], w3 + middle[3])
        + lanes(table, base[4], w4 + middle[4])
        + lanes(table, base[5], w5 + middle[5])
        + lanes(table, base[6], w6 + middle[6])
        + lanes(table, base[7], w7 + middle[7])
        + lanes(table, base[8], w8 + middle[8])
        + lanes(table, base[9], w9 + middle[9])
        + lanes(table, base[10], w10 + middle[10])
        + lanes(table, base[11], w11 + middle[11]);
  }

  private static int lanes(short[] table, int base, long word) {
    return table[base + (int) (word & 0xFFFF)]
        + table[base + (int) (word >>> 16 & 0xFFFF)]
        + table[base + (int) (word >>> 32 & 0xFFFF)]
        + table[base + (int) (word >>> 48)];
  }

  /**
   * Adds up one of each pair that the configurations select.
   *
   * @param table the pairs of all configurations of all patterns
   * @param base per word, where its pattern's begin
   * @param middle per word, what makes the lanes count from 0
   * @param half which of a pair, 0 or 1
   */
  long sum(long[] table, int[] base, long[] middle, int half) {
    return lanes(table, base[0] + half, w0 + middle[0])
        + lanes(table, base[1] + half, w1 + middle[1])
        + lanes(table, base[2] + half, w2 + middle[2])
        + lanes(table, base[3] + half, w3 + middle[3])
        + lanes(table, base[4] + half, w4 + middle[4])
        + lanes(table, base[5] + half, w5 + middle[5])
        + lanes(table, base[6] + half, w6 + middle[6])
        + lanes(table, base[7] + half, w7 + middle[7])
        + lanes(table, base[8] + half, w8 + middle[8])
        + lanes(table, base[9] + half, w9 + middle[9])
        + lanes(table, base[10] + half, w10 + middle[10])
        + lanes(table, base[11] + half, w11 + middle[11]);
  }

  private static long lanes(long[] table, int base, long word) {
    return table[base + 2 * (int) (word & 0xFFFF)]
        + table[base + 2 * (int) (word >>> 16 & 0xFFFF)]
        + table[base + 2 * (int) (word >>> 32 & 0xFFFF)]
        + table[base + 2 * (int) (word >>> 48)];
  }

  /** Returns a word, for code that need not be fast. */
  long word(int number) {
    return switch (number) {
      case 0 -> w0;
      case 1 -> w1;
      case 2 -> w2;
      case 3 -> w3;
      case 4 -> w4;
      case 5 -> w5;
      case 6 -> w6;
      case 7 -> w7;
      case 8 -> w8;
      case 9 -> w9;
      case 10 -> w10;
      case 11 -> w11;
      default -> throw new IndexOutOfBoundsException(number);
    };
  }
}
