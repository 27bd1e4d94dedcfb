package io.github.yomikiri.game.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.ToLongFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The expected numbers were computed in Python, with integers of any size, from the definitions of
 * SplitMix64 and of Lemire's method. So each platform can be compared with them.
 */
class PortableRandomTest {

  private static final long SEED = 20261121;

  private static long[] draw(long seed, int count, ToLongFunction<PortableRandom> next) {
    PortableRandom random = new PortableRandom(seed);
    return LongStream.generate(() -> next.applyAsLong(random)).limit(count).toArray();
  }

  @Test
  void wordsAreThoseOfSplitMix64() {
    // The first five words of the seed 1234567 are published beside the reference code in C.
    assertThat(draw(1234567, 5, PortableRandom::nextLong))
        .containsExactly(
            6457827717110365317L,
            3203168211198807973L,
            -8629252141511181193L,
            4593380528125082431L,
            -2037821214251327795L);
    assertThat(draw(0, 3, PortableRandom::nextLong))
        .containsExactly(-2152535657050944081L, 7960286522194355700L, 487617019471545679L);
    assertThat(draw(-1, 3, PortableRandom::nextLong))
        .containsExactly(-1956407806741107680L, -1612297016619662647L, 4048727598324417001L);
  }

  @ParameterizedTest
  @ValueSource(longs = {Long.MIN_VALUE, -1, 0, 1, SEED})
  void wordsAreThoseOfSplittableRandom(long seed) {
    SplittableRandom expected = new SplittableRandom(seed);
    assertThat(draw(seed, 1000, PortableRandom::nextLong))
        .isEqualTo(LongStream.generate(expected::nextLong).limit(1000).toArray());
  }

  @Test
  void boundedNumbersAreThoseOnFile() {
    assertThat(draw(0, 12, random -> random.nextInt(10)))
        .containsExactly(8, 4, 0, 9, 1, 3, 1, 7, 2, 9, 3, 7);
    assertThat(draw(1, 12, random -> random.nextInt(6)))
        .containsExactly(3, 4, 5, 2, 2, 4, 5, 3, 1, 4, 2, 3);
    assertThat(draw(1234567, 12, random -> random.nextInt(3)))
        .containsExactly(1, 0, 1, 0, 2, 1, 1, 0, 1, 2, 1, 1);
    assertThat(draw(20261120, 12, random -> random.nextInt(64)))
        .containsExactly(24, 56, 11, 52, 30, 9, 45, 45, 7, 23, 25, 38);
  }

  @Test
  void numbersBelowBoundsThatRejectWordsAreThoseOnFile() {
    assertThat(draw(1, 4, random -> random.nextInt(Integer.MAX_VALUE)))
        .containsExactly(1216681717, 1601554127, 2085212534, 954254151);
    assertThat(draw(7, 8, random -> random.nextInt((1 << 30) + 1)))
        .containsExactly(
            418576505, 18026293, 967184416, 625916636, 485805785, 267825057, 502460712, 352269716);
    assertThat(draw(42, 8, random -> random.nextInt(3 << 29)))
        .containsExactly(
            1194373838,
            448718528,
            554357951,
            61251873,
            1398379197,
            351766186,
            1289507897,
            547497260);
  }

  @Test
  void numbersOfARangeAreThoseOnFile() {
    assertThat(draw(3, 12, random -> random.nextInt(-5, 6)))
        .containsExactly(-4, 2, 1, -5, -3, 1, -4, 4, 0, 4, 2, 2);
    assertThat(draw(3, 4, random -> random.nextInt(Integer.MIN_VALUE, Integer.MAX_VALUE)))
        .containsExactly(-1660218141, 860254089, 485222565, -1834523398);
  }

  @Test
  void fractionsAreThoseOnFile() {
    PortableRandom random = new PortableRandom(9);
    assertThat(DoubleStream.generate(random::nextDouble).limit(4).toArray())
        .containsExactly(
            0.6823627349789958, 0.7506948929582787, 0.2653224405991833, 0.7848136924650979);
  }

  @Test
  void ordersAndPicksAreThoseOnFile() {
    List<String> letters = new ArrayList<>(List.of("a", "b", "c", "d", "e", "f", "g", "h"));
    PortableRandom picking = new PortableRandom(1);
    StringBuilder picked = new StringBuilder();
    for (int i = 0; i < 10; i++) {
      picked.append(picking.pick(letters));
    }
    assertThat(picked).hasToString("efhddghecg");
    new PortableRandom(1).shuffle(letters);
    assertThat(String.join("", letters)).isEqualTo("adhbcgfe");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 6, 7, 60, 64, 100})
  void numbersAreUniform(int bound) {
    int[] counts = new int[bound];
    PortableRandom random = new PortableRandom(SEED);
    for (int i = 0; i < 10_000 * bound; i++) {
      counts[random.nextInt(bound)]++;
    }
    assertUniform(counts);
  }

  @Test
  void aBoundThatDoesNotDivideTheWordsHasNoBias() {
    // Without rejection, each third number below 3 * 2^29 would be twice as likely as the others.
    int[] counts = new int[3];
    PortableRandom random = new PortableRandom(SEED);
    for (int i = 0; i < 300_000; i++) {
      counts[random.nextInt(3 << 29) % 3]++;
    }
    assertUniform(counts);
  }

  @Test
  void ordersAreUniform() {
    Map<List<Integer>, Integer> counts = new HashMap<>();
    PortableRandom random = new PortableRandom(SEED);
    for (int i = 0; i < 24_000; i++) {
      List<Integer> list = Arrays.asList(0, 1, 2, 3);
      random.shuffle(list);
      counts.merge(list, 1, Integer::sum);
    }
    assertThat(counts).hasSize(24);
    assertUniform(counts.values().stream().mapToInt(count -> count).toArray());
  }

  /**
   * Checks chi-squared by the approximation of Wilson and Hilferty (1931): its cube root is nearly
   * normal, and at most four standard deviations above the mean. A few in 100,000 seeds are above.
   */
  private static void assertUniform(int[] counts) {
    double mean = IntStream.of(counts).average().orElseThrow();
    double sum =
        IntStream.of(counts).mapToDouble(n -> (n - mean) * (n - mean) / mean).sum();
    int degrees = counts.length - 1;
    double variance = 2.0 / (9 * degrees);
    assertThat(Math.cbrt(sum / degrees)).isLessThan(1 - variance + 4 * Math.sqrt(variance));
  }

  @Test
  void theLeastBoundsHaveOneNumber() {
    PortableRandom random = new PortableRandom(SEED);
    for (int i = 0; i < 100; i++) {
      assertThat(random.nextInt(1)).isZero();
      assertThat(random.nextInt(-3, -2)).isEqualTo(-3);
      assertThat(random.pick(List.of("only"))).isEqualTo("only");
    }
  }

  @Test
  void shufflesListsOfNoneAndOne() {
    PortableRandom random = new PortableRandom(SEED);
    assertThatCode(() -> random.shuffle(List.of())).doesNotThrowAnyException();
    assertThatCode(() -> random.shuffle(List.of(1))).doesNotThrowAnyException();
  }

  @Test
  void rejectsBoundsBelowOne() {
    PortableRandom random = new PortableRandom(SEED);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> random.nextInt(0))
        .withMessage("the bound of a random number, 0, is less than 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> random.nextInt(-7))
        .withMessage("the bound of a random number, -7, is less than 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> random.nextInt(5, 5))
        .withMessage("the bound of a random number, 5, is not greater than its origin 5");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> random.pick(List.of()))
        .withMessage("the bound of a random number, 0, is less than 1");
  }
}
