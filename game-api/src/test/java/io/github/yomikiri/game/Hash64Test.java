package io.github.yomikiri.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Random;
import java.util.function.LongBinaryOperator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class Hash64Test {

  private static final long SEED = 20261120;

  /** Checks that the first numbers of a sorted array are all different. */
  private static void assertDistinct(long[] sorted, int count) {
    assertThat(IntStream.range(1, count).filter(i -> sorted[i] == sorted[i - 1]))
        .isEmpty();
  }

  @Test
  void sampledWordsKeepDifferentMixes() {
    // Small numbers and random numbers are mixed. A bijection maps no two of them to the same
    // number.
    LongStream words = LongStream.concat(
            LongStream.range(-100_000, 100_000), new Random(SEED).longs(200_000))
        .distinct();
    long[] mixed = words.map(Hash64::mix).sorted().toArray();
    assertDistinct(mixed, mixed.length);
  }

  @Test
  void mixIsUndoneByItsInverse() {
    for (long word : new Random(SEED).longs(10_000).toArray()) {
      assertThat(unmix(Hash64.mix(word))).isEqualTo(word);
    }
  }

  /**
   * The inverse of mix, which undoes each xor-shift and each multiplication by an odd constant in
   * turn.
   */
  private static long unmix(long word) {
    long z = word ^ (word >>> 31) ^ (word >>> 62);
    z *= inverse(0x94D049BB133111EBL);
    z ^= (z >>> 27) ^ (z >>> 54);
    z *= inverse(0xBF58476D1CE4E5B9L);
    return z ^ (z >>> 30) ^ (z >>> 60);
  }

  private static long inverse(long odd) {
    long inverse = odd;
    for (int i = 0; i < 6; i++) {
      inverse *= 2 - odd * inverse;
    }
    return inverse;
  }

  @Test
  void everyInputBitOfMixChangesEveryOutputBitAboutHalfTheTime() {
    assertAvalanche((a, b) -> Hash64.mix(a));
  }

  @Test
  void everyBitOfTheFirstWordChangesEveryBitOfTheKeyAboutHalfTheTime() {
    assertAvalanche(Hash64::of);
  }

  @Test
  void everyBitOfTheSecondWordChangesEveryBitOfTheKeyAboutHalfTheTime() {
    assertAvalanche((a, b) -> Hash64.of(b, a));
  }

  private static void assertAvalanche(LongBinaryOperator hash) {
    int samples = 4_000;
    Random random = new Random(SEED);
    int[][] flips = new int[64][64];
    for (int i = 0; i < samples; i++) {
      long a = random.nextLong();
      long b = random.nextLong();
      long base = hash.applyAsLong(a, b);
      for (int in = 0; in < 64; in++) {
        long changed = base ^ hash.applyAsLong(a ^ 1L << in, b);
        for (int out = 0; out < 64; out++) {
          flips[in][out] += (int) (changed >>> out) & 1;
        }
      }
    }
    // There are 4,096 cells with a standard deviation of 0.8 % each, so chance does not reach 4.5
    // %.
    for (int[] row : flips) {
      for (int flip : row) {
        assertThat((double) flip / samples)
            .as("share of flips, seed %d", SEED)
            .isBetween(0.455, 0.545);
      }
    }
  }

  @Test
  void boardsOfTwoBitsHaveKeysOfTheirOwn() {
    // All pairs of boards with at most two discs each that do not overlap have 3.8 million keys.
    long[] boards = LongStream.concat(
            LongStream.of(0),
            LongStream.range(0, 64 * 64)
                .map(pair -> 1L << pair / 64 | 1L << pair % 64)
                .distinct())
        .toArray();
    long[] keys = new long[boards.length * boards.length];
    int count = 0;
    for (long own : boards) {
      for (long opponent : boards) {
        if ((own & opponent) == 0) {
          keys[count++] = Hash64.of(own, opponent);
        }
      }
    }
    Arrays.parallelSort(keys, 0, count);
    assertDistinct(keys, count);
  }

  @Test
  void structuredBoardsFillATableByTheirLowBitsEvenly() {
    // If 2^16 random keys fall into 2^16 places, 1/e of the places stay empty.
    BitSet taken = new BitSet();
    for (long own = 0; own < 256; own++) {
      for (long opponent = 0; opponent < 256; opponent++) {
        taken.set((int) Hash64.of(own << 8, opponent << 16) & 0xFFFF);
      }
    }
    assertThat(taken.cardinality() / 65536.0).isBetween(0.622, 0.642);
  }

  @Test
  void swappedSidesHaveAnotherKey() {
    for (long own : new Random(SEED).longs(1_000).toArray()) {
      assertThat(Hash64.of(own, ~own)).isNotEqualTo(Hash64.of(~own, own));
    }
  }

  @Test
  void theOrderAndTheNumberOfWordsCount() {
    assertThat(LongStream.of(
                Hash64.of(),
                Hash64.of(0),
                Hash64.of(0, 0),
                Hash64.of(0, 0, 0),
                Hash64.of(1, 0, 0),
                Hash64.of(0, 1, 0),
                Hash64.of(0, 0, 1),
                Hash64.of(1, 2, 3),
                Hash64.of(3, 2, 1))
            .distinct())
        .hasSize(9);
  }

  @Test
  void wordsAreTheSameForTheSameSeedAndAllDifferent() {
    assertThat(Hash64.words(7, 1000)).isEqualTo(Hash64.words(7, 1000)).doesNotHaveDuplicates();
    assertThat(Hash64.words(7, 10)).isEqualTo(Arrays.copyOf(Hash64.words(7, 20), 10));
    assertThat(Hash64.words(8, 10)).isNotEqualTo(Hash64.words(7, 10));
    assertThat(Hash64.words(7, 0)).isEmpty();
  }

  @Test
  void aNegativeNumberOfWordsIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Hash64.words(7, -1))
        .withMessageContaining("-1");
  }
}
