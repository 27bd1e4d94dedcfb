package io.github.yomikiri.bench.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.Reversi;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The benchmarks' own searches visit the tree of the library's alpha-beta, node for node. */
class SearchesTest {

  /** The five positions, and the late ones. */
  static List<Reversi> roots() {
    return Stream.concat(Positions.five().stream(), late()).toList();
  }

  /** Positions from which a search reaches passes and the end of the game. */
  private static Stream<Reversi> late() {
    return Positions.random(2000).stream()
        .filter(position -> position.emptyCount() < 8)
        .limit(100);
  }

  private record Found(int value, long nodes) {}

  private static Found generic(Reversi root, int depth) {
    GenericSearch search = new GenericSearch(GenericBenchmark.alphaBeta(depth).build());
    return new Found(search.value(root, depth), search.nodes());
  }

  private static void agrees(BiFunction<Reversi, Integer, Found> search) {
    for (Reversi root : roots()) {
      for (int depth = 1; depth <= 5; depth++) {
        assertThat(search.apply(root, depth))
            .as("depth %s of %s", depth, root)
            .isEqualTo(generic(root, depth));
      }
    }
  }

  @Test
  void primitive() {
    agrees((root, depth) -> {
      PrimitiveAlphaBeta search = new PrimitiveAlphaBeta();
      return new Found(search.value(root, depth), search.nodes());
    });
  }

  @Test
  void loop() {
    agrees((root, depth) -> {
      LoopAlphaBeta search = new LoopAlphaBeta(depth);
      return new Found(search.value(root, depth), search.nodes());
    });
  }

  @Test
  void mailbox() {
    agrees((root, depth) -> {
      MailboxAlphaBeta search = new MailboxAlphaBeta();
      return new Found(search.value(root, depth), search.nodes());
    });
  }

  @ParameterizedTest
  @MethodSource("roots")
  void blindAtTheHorizonItIsStillRightWhereNoGameEndsThere(Reversi root) {
    int beyondTheEnd = 2 * root.emptyCount() + 1;
    int depth = root.emptyCount() < 8 ? beyondTheEnd : 5;
    assertThat(new HorizonBlindAlphaBeta().value(root, depth))
        .isEqualTo(new PrimitiveAlphaBeta().value(root, depth));
  }

  @Test
  void blindAtTheHorizonItMissesTheEnd() {
    assertThat(late())
        .anyMatch(root -> IntStream.rangeClosed(1, 8)
            .anyMatch(depth -> new HorizonBlindAlphaBeta().value(root, depth)
                != new PrimitiveAlphaBeta().value(root, depth)));
  }

  @Test
  void theFivePositionsAreWhatTheyAreSaidToBe() {
    assertThat(Positions.five())
        .extracting(Reversi::emptyCount)
        .containsExactly(60, 20, 44, 40, 36);
    assertThat(Positions.five()).isEqualTo(Positions.five());
  }
}
