package io.github.yomikiri.bench.textbook;

import java.util.Arrays;

/**
 * A transposition table in one array: pairs of a key and a word of what is known, in buckets of two
 * pairs. The first pair of a bucket keeps the deepest search of the last searches, and the second
 * one the last of all others.
 */
final class Slots {

  /** Nothing is known. */
  static final long NONE = 0;

  static final int UPPER = 1;
  static final int LOWER = 2;
  static final int EXACT = 3;

  private static final int NO_MOVE = (1 << 20) - 1;

  private final long[] words;
  private int age;

  /** Makes a table of a number of mebibytes, which is a power of two. */
  Slots(int mebibytes) {
    words = new long[mebibytes << 17];
  }

  /** Lets what earlier searches have found give way. */
  void nextSearch() {
    age = age + 1 & 63;
  }

  void clear() {
    Arrays.fill(words, 0);
  }

  private int bucket(long key) {
    return (int) (key >>> 20) & words.length - 4;
  }

  /** Returns the word of a position, or {@link #NONE}. */
  long get(long key) {
    int at = bucket(key);
    return words[at] == key ? words[at + 1] : words[at + 2] == key ? words[at + 3] : NONE;
  }

  void put(long key, int move, int depth, int score, int bound) {
    int at = bucket(key);
    long first = words[at + 1];
    boolean isOlder = age(first) != age || words[at] == key || depth(first) <= depth;
    if (!isOlder) {
      at += 2;
    } else if (words[at] != key) {
      // What was there may still be of use.
      words[at + 2] = words[at];
      words[at + 3] = first;
    }
    words[at] = key;
    words[at + 1] = (long) score << 36
        | (long) (move < 0 ? NO_MOVE : move) << 16
        | (long) age << 10
        | depth << 2
        | bound;
  }

  /** Returns the best move, or -1. */
  static int move(long word) {
    int move = (int) (word >>> 16) & NO_MOVE;
    return word == NONE || move == NO_MOVE ? -1 : move;
  }

  static int depth(long word) {
    return (int) (word >>> 2) & 0xFF;
  }

  static int score(long word) {
    return (int) (word >> 36);
  }

  static int bound(long word) {
    return (int) word & 3;
  }

  private static int age(long word) {
    return (int) (word >>> 10) & 63;
  }
}
