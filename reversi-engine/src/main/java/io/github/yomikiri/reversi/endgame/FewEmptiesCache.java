package io.github.yomikiri.reversi.endgame;

import java.util.Arrays;

/**
 * Stores bounds of the values of positions with few empty squares, for one thread. It is small
 * enough for the processor's nearest cache, because a search of such a position takes little longer
 * than an access to memory.
 *
 * <p>A position has one place, and a new entry replaces the old one. An entry is one {@code long}:
 * the upper 56 bits of the position's key, one bit for the kind of the bound, and seven bits for
 * the bound. The place is given by the lower bits of the key, so an entry fits only positions with
 * the same 64 bits.
 */
final class FewEmptiesCache {

  /** The result of {@link #probe} if the cache does not decide. */
  static final int UNKNOWN = 1000;

  private static final int SIZE = 1 << 12;

  /** Stands for a lower bound; upper bounds do not have this bit. */
  private static final int LOWER = 128;

  private static final int BOUND = LOWER - 1;
  private static final int DATA_BITS = 8;

  private final long[] entries = new long[SIZE];

  void clear() {
    Arrays.fill(entries, 0);
  }

  /**
   * Returns a position's key. It takes half the time of {@link io.github.yomikiri.game.Hash64},
   * because a key needs to be spread over few places only. For equal discs of one side, different
   * discs of the other side have different keys.
   */
  static long key(long own, long opponent) {
    long mixed = own * 0x9E3779B97F4A7C15L;
    mixed = ((mixed ^ mixed >>> 32) + opponent) * 0xD6E8FEB86659FD93L;
    return mixed ^ mixed >>> 32;
  }

  /** Returns a bound of a position's value that decides the window, or {@link #UNKNOWN}. */
  int probe(long key, int alpha) {
    long entry = entries[place(key)];
    if ((entry ^ key) >>> DATA_BITS == 0) {
      // All scores are even, so half of a score is stored.
      int bound = 2 * (int) (entry & BOUND) - 64;
      if ((entry & LOWER) != 0 == bound > alpha) {
        return bound;
      }
    }
    return UNKNOWN;
  }

  /** Stores a search's result: a lower bound if it is greater than alpha, else an upper bound. */
  void store(long key, int alpha, int value) {
    long bound = value + 64L >> 1 | (value > alpha ? LOWER : 0);
    entries[place(key)] = key >>> DATA_BITS << DATA_BITS | bound;
  }

  private static int place(long key) {
    return (int) key & SIZE - 1;
  }
}
