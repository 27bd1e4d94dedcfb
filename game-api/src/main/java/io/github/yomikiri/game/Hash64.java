package io.github.yomikiri.game;

/**
 * Functions that make well-mixed 64-bit keys for {@link Node#key()}.
 *
 * <p>Two ways are usual. If a position is a few words, mix these words: {@code Hash64.of(own,
 * opponent)}. If a move changes only a small part of a position, keep a Zobrist key (Zobrist 1970).
 * The key is the XOR of random words from {@link #words}, one for each piece on its square. A move
 * XORs only the words of the pieces that come and go.
 */
public final class Hash64 {

  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private Hash64() {}

  /**
   * Mixes a word so that every input bit changes about half of the output bits. The function is a
   * bijection: different words have different results. The constants are variant 13 of David
   * Stafford's finalizers, which SplitMix64 uses (Steele, Lea and Flood 2014).
   *
   * @param word any word
   * @return the mixed word
   */
  public static long mix(long word) {
    long z = (word ^ (word >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /**
   * Returns the key of two words, which depends on their order.
   *
   * @param a the first word
   * @param b the second word
   * @return the key
   */
  public static long of(long a, long b) {
    return mix(a * GOLDEN + mix(b + GOLDEN));
  }

  /**
   * Returns the key of any number of words, which depends on their order. For two words the key
   * differs from that of {@link #of(long, long)}.
   *
   * @param words the words
   * @return the key
   */
  public static long of(long... words) {
    long hash = GOLDEN * (words.length + 1);
    for (long word : words) {
      hash = of(word, hash);
    }
    return hash;
  }

  /**
   * Returns random words for a Zobrist key. The same seed gives the same words.
   *
   * @param seed any number
   * @param count how many words
   * @return a new array
   * @throws IllegalArgumentException if {@code count} is negative
   */
  public static long[] words(long seed, int count) {
    if (count < 0) {
      throw new IllegalArgumentException("count " + count + " is negative");
    }
    long[] words = new long[count];
    long state = seed;
    for (int i = 0; i < count; i++) {
      state += GOLDEN;
      words[i] = mix(state);
    }
    return words;
  }
}
