package io.github.yomikiri.seats;

import java.util.Arrays;

/** Numbers keys in the order in which they come, from 0. */
final class KeyNumbers {

  /** "No number". */
  static final int NONE = -1;

  private long[] keys = new long[64];
  private int[] numbers = new int[64];
  private int size;

  KeyNumbers() {
    Arrays.fill(numbers, NONE);
  }

  int size() {
    return size;
  }

  /** Returns the number of a key, or {@link #NONE}. */
  int find(long key) {
    return numbers[place(key)];
  }

  /** Gives a key the next number. The key has none yet. */
  void add(long key) {
    if (4 * size >= 3 * keys.length) {
      grow();
    }
    put(key, size);
    size++;
  }

  private void put(long key, int number) {
    int place = place(key);
    keys[place] = key;
    numbers[place] = number;
  }

  /** Returns the place of a key, or the empty place where it belongs. */
  private int place(long key) {
    int mask = keys.length - 1;
    int place = (int) key & mask;
    while (numbers[place] != NONE && keys[place] != key) {
      place = place + 1 & mask;
    }
    return place;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldNumbers = numbers;
    keys = new long[2 * oldKeys.length];
    numbers = new int[keys.length];
    Arrays.fill(numbers, NONE);
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldNumbers[i] != NONE) {
        put(oldKeys[i], oldNumbers[i]);
      }
    }
  }
}
