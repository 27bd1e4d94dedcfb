package io.github.yomikiri.game.internal;

import io.github.yomikiri.game.Hash64;
import java.util.Collections;
import java.util.List;

/**
 * Random numbers that follow from their seed on every platform: each JDK, Android and a browser.
 * The library draws from this class, because a seed has to give the same game everywhere.
 *
 * <p>The words are those of SplitMix64 (Steele, Lea and Flood 2014), which are also those of
 * {@link java.util.SplittableRandom#nextLong()}. But how a word becomes a number below a bound is
 * nowhere specified for {@code SplittableRandom}, and other platforms do it in other ways. So this
 * class does it itself. A bounded {@code int} comes from a multiplication by the bound (Lemire
 * 2019, "Fast random integer generation in an interval"). Nearly always this takes no division, and
 * no number is more likely than another.
 *
 * <p>A part of a computation, such as a thread or a game, has the seed {@link Hash64#of(long, long)
 * Hash64.of}(seed, number). Its numbers then do not depend on those of the other parts.
 *
 * <p>Not safe for use by several threads.
 */
public final class PortableRandom {

  private static final long GAMMA = 0x9E3779B97F4A7C15L;
  private static final long LOW = 0xFFFF_FFFFL;

  private long state;

  /**
   * Begins the numbers of a seed.
   *
   * @param seed any number
   */
  public PortableRandom(long seed) {
    state = seed;
  }

  /**
   * Returns a number of 64 bits.
   *
   * @return any number, each as likely as the others
   */
  public long nextLong() {
    state += GAMMA;
    return Hash64.mix(state);
  }

  /**
   * Returns a number below a bound.
   *
   * @param bound the bound, at least 1
   * @return a number in {@code [0, bound)}, each as likely as the others
   * @throws IllegalArgumentException if the bound is less than 1
   */
  public int nextInt(int bound) {
    if (bound < 1) {
      throw new IllegalArgumentException(
          "the bound of a random number, " + bound + ", is less than 1");
    }
    return (int) below(bound);
  }

  /**
   * Returns a number of a range.
   *
   * @param origin the least number
   * @param bound the bound, greater than {@code origin}
   * @return a number in {@code [origin, bound)}, each as likely as the others
   * @throws IllegalArgumentException if the bound is not greater than the origin
   */
  public int nextInt(int origin, int bound) {
    if (origin >= bound) {
      throw new IllegalArgumentException(
          "the bound of a random number, " + bound + ", is not greater than its origin " + origin);
    }
    return (int) (origin + below((long) bound - origin));
  }

  /** Returns a number in {@code [0, bound)}, for a bound in {@code [1, 2^32)}. */
  private long below(long bound) {
    // The upper half of the product is the number. A lower half below 2^32 mod bound is rejected,
    // because 2^32 words cannot be shared out equally among other numbers of results.
    long product = (nextLong() >>> 32) * bound;
    if ((product & LOW) < bound) {
      long rejected = (LOW + 1) % bound;
      while ((product & LOW) < rejected) {
        product = (nextLong() >>> 32) * bound;
      }
    }
    return product >>> 32;
  }

  /**
   * Returns a fraction.
   *
   * @return a multiple of 2<sup>-53</sup> in {@code [0, 1)}, each as likely as the others
   */
  public double nextDouble() {
    return (nextLong() >>> 11) * 0x1.0p-53;
  }

  /**
   * Returns one of some elements.
   *
   * @param elements at least one
   * @param <T> the type of the elements
   * @return an element, each place as likely as the others
   * @throws IllegalArgumentException if there are no elements
   */
  public <T> T pick(List<T> elements) {
    return elements.get(nextInt(elements.size()));
  }

  /**
   * Brings a list into a random order, each as likely as the others.
   *
   * @param list the list, which is changed
   */
  public void shuffle(List<?> list) {
    for (int left = list.size(); left > 1; left--) {
      Collections.swap(list, left - 1, nextInt(left));
    }
  }
}
