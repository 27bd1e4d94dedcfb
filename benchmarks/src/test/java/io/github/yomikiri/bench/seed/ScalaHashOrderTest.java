package io.github.yomikiri.bench.seed;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.Reversi;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The expected orders follow from the buckets that Scala 2.9 itself chose for the moves. */
class ScalaHashOrderTest {

  private static final int IDENTITY = 0;
  private static final int TRANSPOSED = 4;

  @Test
  void goesThroughTheBucketsFromLastToFirst() {
    // Buckets 0, 4, 2, 14 of 16.
    assertThat(iterate(IDENTITY, "a1", "a2", "a3", "a4")).isEqualTo("a4 a2 a3 a1");
  }

  @Test
  void putsTheNewestAtTheHeadOfItsChain() {
    // All three in bucket 14.
    assertThat(iterate(IDENTITY, "h1", "h2", "a4")).isEqualTo("a4 h2 h1");
  }

  @Test
  void turnsChainsAroundWhenItGrows() {
    // Both e5 and d1 are in bucket 10 of 16 and 21 of 32, but in 43 and 42 of 64. Even of 64
    // buckets,
    // c2 and d1 share bucket 42.
    String[] twelve = {"c2", "d1", "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "b1", "b2"};
    assertThat(iterate(IDENTITY, twelve)).containsSubsequence("d1 c2");
    String[] thirteen = Arrays.copyOf(twelve, 13);
    thirteen[12] = "b3";
    assertThat(iterate(IDENTITY, thirteen)).containsSubsequence("c2 d1");
  }

  @Test
  void hashesTheSquareThatASearchedOneStandsFor() {
    assertThat(iterate(TRANSPOSED, "a1", "b1", "c1", "d1")).isEqualTo("d1 b1 c1 a1");
  }

  @Test
  void putsAMoveInOnce() {
    assertThat(iterate(IDENTITY, "h1", "h2", "h1")).isEqualTo("h2 h1");
  }

  private static String iterate(int symmetry, String... squares) {
    ScalaHashOrder order = new ScalaHashOrder(symmetry);
    List<String> names = Arrays.stream(squares).distinct().toList();
    for (String square : squares) {
      order.put(index(square));
    }
    return names.stream()
        .sorted(Comparator.comparingInt((String name) -> order.place(index(name))))
        .collect(Collectors.joining(" "));
  }

  private static int index(String square) {
    Reversi board = Reversi.start();
    for (int i = 0; i < 64; i++) {
      if (board.notation(i).equals(square)) {
        return i;
      }
    }
    throw new IllegalArgumentException(square);
  }
}
