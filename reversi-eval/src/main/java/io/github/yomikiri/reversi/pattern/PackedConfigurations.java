package io.github.yomikiri.reversi.pattern;

/**
 * The configurations of all places of a pattern set in one position. A move updates them, so a
 * search does not count them again in every node.
 *
 * <p><b>Four lanes a word.</b> A configuration has at most ten squares, so it fits into 16 bits. A
 * word has four lanes of 16 bits, for four places of one pattern. What a disc adds to the words
 * depends on its square alone (see {@link DiscVectors}). A negative lane borrows from the lane
 * above it. This is harmless, because a word is always the sum of {@code lane * 65536^i}: when the
 * middle configuration is added to every lane, each lane holds the number of its configuration.
 *
 * <p><b>Balanced ternary.</b> A digit is 1 for an own disc, 0 for an empty square and -1 for an
 * opponent's disc. So an opponent's disc adds the negative of an own disc, and all words change
 * their sign when the sides are swapped. Let a move place a disc with the vector d and flip discs
 * whose vectors add up to F. The move replaces the words v by {@code -(v + d + 2 F)}.
 *
 * <p>The words are fields, not an array, and the loops over the words are written out, because this
 * is five times as fast. Most nodes of a search are leaves. {@link #sumAfter} values a leaf from
 * the configurations of its parent, so leaves need no configurations of their own.
 *
 * <p>Mutable, so that a search can reuse one object for each ply.
 */
final class PackedConfigurations {

  /** The number of words. */
  static final int WORDS = 12;

  private static final PackedConfigurations EMPTY_BOARD = new PackedConfigurations();

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

  /** Computes the configurations of a position from all its discs. */
  void set(long own, long opponent, DiscVectors vectors) {
    set(EMPTY_BOARD, 1, 0, 0, own, opponent, vectors);
  }

  /**
   * Computes the configurations of a position from those of another position. The time depends on
   * the number of squares in which the two differ.
   *
   * @param from the configurations of the other position; may be this object
   * @param side 1 if the same side is to move in the other position, -1 if the sides are swapped
   * @param fromOwn in the other position, the discs of the side that is to move in this position
   * @param fromOpponent in the other position, the discs of the other side
   * @param own the discs of the side to move
   * @param opponent the discs of the other side
   * @param vectors what each disc adds to the words
   */
  void set(
      PackedConfigurations from,
      int side,
      long fromOwn,
      long fromOpponent,
      long own,
      long opponent,
      DiscVectors vectors) {
    w0 = side * from.w0;
    w1 = side * from.w1;
    w2 = side * from.w2;
    w3 = side * from.w3;
    w4 = side * from.w4;
    w5 = side * from.w5;
    w6 = side * from.w6;
    w7 = side * from.w7;
    w8 = side * from.w8;
    w9 = side * from.w9;
    w10 = side * from.w10;
    w11 = side * from.w11;
    // 1. Discs that changed their color.
    long won = own & fromOpponent;
    long lost = opponent & fromOwn;
    addAll(1, won, vectors.doubled());
    addAll(-1, lost, vectors.doubled());
    // 2. Discs that only one of the positions has.
    addAll(1, (own & ~fromOwn | fromOpponent & ~opponent) & ~won, vectors.words());
    addAll(-1, (opponent & ~fromOpponent | fromOwn & ~own) & ~lost, vectors.words());
  }

  private void addAll(long factor, long squares, long[] vectors) {
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      add(factor, WORDS * Long.numberOfTrailingZeros(rest), vectors);
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
   * Stores the configurations after a move, from the view of the side that is to move then.
   *
   * @param before the configurations before the move; may be this object
   * @param square where a disc is placed; 64 for a pass
   * @param flips the discs that the move flips
   * @param vectors what each disc adds to the words
   */
  void play(PackedConfigurations before, int square, long flips, DiscVectors vectors) {
    long[] discs = vectors.words();
    long[] flipped = vectors.doubled();
    int at = WORDS * square;
    long v0 = before.w0 + discs[at + 0];
    long v1 = before.w1 + discs[at + 1];
    long v2 = before.w2 + discs[at + 2];
    long v3 = before.w3 + discs[at + 3];
    long v4 = before.w4 + discs[at + 4];
    long v5 = before.w5 + discs[at + 5];
    long v6 = before.w6 + discs[at + 6];
    long v7 = before.w7 + discs[at + 7];
    long v8 = before.w8 + discs[at + 8];
    long v9 = before.w9 + discs[at + 9];
    long v10 = before.w10 + discs[at + 10];
    long v11 = before.w11 + discs[at + 11];
    for (long rest = flips; rest != 0; rest &= rest - 1) {
      at = WORDS * Long.numberOfTrailingZeros(rest);
      v0 += flipped[at + 0];
      v1 += flipped[at + 1];
      v2 += flipped[at + 2];
      v3 += flipped[at + 3];
      v4 += flipped[at + 4];
      v5 += flipped[at + 5];
      v6 += flipped[at + 6];
      v7 += flipped[at + 7];
      v8 += flipped[at + 8];
      v9 += flipped[at + 9];
      v10 += flipped[at + 10];
      v11 += flipped[at + 11];
    }
    w0 = -v0;
    w1 = -v1;
    w2 = -v2;
    w3 = -v3;
    w4 = -v4;
    w5 = -v5;
    w6 = -v6;
    w7 = -v7;
    w8 = -v8;
    w9 = -v9;
    w10 = -v10;
    w11 = -v11;
  }

  /**
   * Returns the sum of the weights that the configurations select.
   *
   * @param tables for each word, the weights of all configurations of its pattern
   * @param middle for each word, the middle configuration in each lane; with it lanes count from 0
   */
  int sum(short[][] tables, long[] middle) {
    return lanes(tables[0], w0 + middle[0])
        + lanes(tables[1], w1 + middle[1])
        + lanes(tables[2], w2 + middle[2])
        + lanes(tables[3], w3 + middle[3])
        + lanes(tables[4], w4 + middle[4])
        + lanes(tables[5], w5 + middle[5])
        + lanes(tables[6], w6 + middle[6])
        + lanes(tables[7], w7 + middle[7])
        + lanes(tables[8], w8 + middle[8])
        + lanes(tables[9], w9 + middle[9])
        + lanes(tables[10], w10 + middle[10])
        + lanes(tables[11], w11 + middle[11]);
  }

  /**
   * Returns the sum of the weights that the configurations after a move select, from the view of
   * the side that is to move then. The result is the same as that of {@link #play} and
   * {@link #sum}, but faster, because this method stores no configurations.
   *
   * @param square where a disc is placed; 64 for a pass
   * @param flips the discs that the move flips
   * @param vectors what each disc adds to the words
   * @param tables for each word, the weights of all configurations of its pattern
   * @param middle for each word, the middle configuration in each lane; with it lanes count from 0
   */
  int sumAfter(int square, long flips, DiscVectors vectors, short[][] tables, long[] middle) {
    long[] discs = vectors.words();
    long[] flipped = vectors.doubled();
    int at = WORDS * square;
    long v0 = w0 + discs[at + 0];
    long v1 = w1 + discs[at + 1];
    long v2 = w2 + discs[at + 2];
    long v3 = w3 + discs[at + 3];
    long v4 = w4 + discs[at + 4];
    long v5 = w5 + discs[at + 5];
    long v6 = w6 + discs[at + 6];
    long v7 = w7 + discs[at + 7];
    long v8 = w8 + discs[at + 8];
    long v9 = w9 + discs[at + 9];
    long v10 = w10 + discs[at + 10];
    long v11 = w11 + discs[at + 11];
    for (long rest = flips; rest != 0; rest &= rest - 1) {
      at = WORDS * Long.numberOfTrailingZeros(rest);
      v0 += flipped[at + 0];
      v1 += flipped[at + 1];
      v2 += flipped[at + 2];
      v3 += flipped[at + 3];
      v4 += flipped[at + 4];
      v5 += flipped[at + 5];
      v6 += flipped[at + 6];
      v7 += flipped[at + 7];
      v8 += flipped[at + 8];
      v9 += flipped[at + 9];
      v10 += flipped[at + 10];
      v11 += flipped[at + 11];
    }
    return lanes(tables[0], middle[0] - v0)
        + lanes(tables[1], middle[1] - v1)
        + lanes(tables[2], middle[2] - v2)
        + lanes(tables[3], middle[3] - v3)
        + lanes(tables[4], middle[4] - v4)
        + lanes(tables[5], middle[5] - v5)
        + lanes(tables[6], middle[6] - v6)
        + lanes(tables[7], middle[7] - v7)
        + lanes(tables[8], middle[8] - v8)
        + lanes(tables[9], middle[9] - v9)
        + lanes(tables[10], middle[10] - v10)
        + lanes(tables[11], middle[11] - v11);
  }
  // One table for each word, with lanes as chars, is a quarter faster than offsets into one table.
  private static int lanes(short[] table, long word) {
    return table[(char) word]
        + table[(char) (word >>> 16)]
        + table[(char) (word >>> 32)]
        + table[(char) (word >>> 48)];
  }

  /**
   * Returns the sum of one number of each pair that the configurations select.
   *
   * @param table the pairs of all configurations of all patterns
   * @param base for each word, the index of the first pair of its pattern
   * @param middle for each word, the middle configuration in each lane; with it lanes count from 0
   * @param half which number of a pair, 0 or 1
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

  /**
   * Stores the words, with the number of a configuration in each lane.
   *
   * @param middle for each word, the middle configuration in each lane; with it lanes count from 0
   * @param words the array whose first {@link #WORDS} elements become the words
   */
  void numbers(long[] middle, long[] words) {
    words[0] = w0 + middle[0];
    words[1] = w1 + middle[1];
    words[2] = w2 + middle[2];
    words[3] = w3 + middle[3];
    words[4] = w4 + middle[4];
    words[5] = w5 + middle[5];
    words[6] = w6 + middle[6];
    words[7] = w7 + middle[7];
    words[8] = w8 + middle[8];
    words[9] = w9 + middle[9];
    words[10] = w10 + middle[10];
    words[11] = w11 + middle[11];
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
      default -> throw new IndexOutOfBoundsException(String.valueOf(number));
    };
  }
}
