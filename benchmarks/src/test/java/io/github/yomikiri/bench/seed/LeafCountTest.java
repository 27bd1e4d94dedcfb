package io.github.yomikiri.bench.seed;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.Searchers;
import org.junit.jupiter.api.Test;

class LeafCountTest {

  @Test
  void agreesWithThePublishedMeans() {
    assertThat(measure(Algorithm.MINIMAX, 2, 100, 1).differsFrom(1569.445)).isFalse();
    LeafCount alphaBeta = measure(Algorithm.ALPHA_BETA, 3, 100, 1);
    assertThat(alphaBeta.differsFrom(3182.210)).isFalse();
    assertThat(alphaBeta.differsFrom(3600)).isTrue();
  }

  @Test
  void isTheSameForTheSameSeed() {
    assertThat(measure(Algorithm.ALPHA_BETA, 2, 5, 7))
        .isEqualTo(measure(Algorithm.ALPHA_BETA, 2, 5, 7))
        .isNotEqualTo(measure(Algorithm.ALPHA_BETA, 2, 5, 8));
  }

  @Test
  void stopsBetweenGames() {
    LeafCount none =
        LeafCount.measure(() -> searcher(Algorithm.MINIMAX, 2), 5, 1, () -> true, n -> {});
    assertThat(none).isEqualTo(new LeafCount(0, 0, 0));
    assertThat(none.halfWidth()).isZero();
  }

  private static LeafCount measure(Algorithm algorithm, int depth, int perColor, long seed) {
    return LeafCount.measure(
        () -> searcher(algorithm, depth), perColor, seed, () -> false, games -> {});
  }

  private static Searcher<Reversi> searcher(Algorithm algorithm, int depth) {
    return Searchers.bare(Reversi.class)
        .evaluator(SeedScore.SIDE_TO_MOVE.evaluator())
        .algorithm(algorithm)
        .fixedDepth(depth)
        .build();
  }
}
