package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.Checks;
import io.github.yomikiri.search.fixture.Comb;
import io.github.yomikiri.search.fixture.Setup;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches games of hundreds of plies, in which everything that is stored per ply must grow. */
class DeepTreeTest {

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void solvesAGameOfTwoHundredAndFiftyPlies(Algorithm algorithm) {
    // Both sides play to the end. The prize there is for the side to move, which is the first mover
    // again.
    Comb root = Comb.of(250, 0);
    SearchResult result = Setup.LOCK_FREE
        .builder(Comb.class, node -> 0, algorithm)
        .fixedDepth(Limits.MAX_DEPTH)
        .build()
        .search(root, Limits.none());
    assertThat(result.completion()).isEqualTo(Completion.SOLVED);
    assertThat(result.score()).isZero();
    assertThat(result.bestMove().code()).isOne();
    Checks.assertLegalLine(result, root);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 14, 15, 16, 17, 31, 32, 33, 34, 63, 64, 65, 127, 128, 129, 249, 250})
  void theLineOfAForcedGameIsAsLongAsTheGame(int length) {
    Comb root = Comb.forced(length, 7);
    SearchResult result = Searchers.forGame(Comb.class)
        .fixedDepth(Limits.MAX_DEPTH)
        .build()
        .search(root, Limits.none());
    assertThat(result.principalVariation()).hasSize(length);
    assertThat(result.score()).isEqualTo(length % 2 == 0 ? 7 : -7);
    assertThat(result.statistics().nodes()).isEqualTo(length + 1);
    Checks.assertLegalLine(result, root);
  }

  @Test
  void deepeningEndsAtTheMaximumDepth() {
    Comb root = Comb.forced(400, 7);
    SearchResult result =
        Searchers.bare(Comb.class).evaluator(node -> 3).build().search(root, Limits.none());
    assertThat(result.completion()).isEqualTo(Completion.DEPTH);
    assertThat(result.depth()).isEqualTo(Limits.MAX_DEPTH);
    assertThat(result.solved()).isFalse();
    assertThat(result.principalVariation())
        .isEqualTo(Collections.nCopies(Limits.MAX_DEPTH, result.bestMove()));
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void theMaximumPrizeAtTheEndIsFound(Algorithm algorithm) {
    Comb root = Comb.forced(120, Score.MAX);
    SearchResult result = Setup.LOCK_FREE
        .builder(Comb.class, node -> 0, algorithm)
        .build()
        .search(root, Limits.none());
    assertThat(result.score()).isEqualTo(Score.MAX);
    assertThat(result.bound()).isEqualTo(Bound.EXACT);
    assertThat(result.solved()).isTrue();
    assertThat(result.depth()).isEqualTo(120);
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void aDeepSearchLeavesNothingToAShallowOne(Algorithm algorithm) {
    Searcher<Comb> searcher =
        Setup.ORDERED.builder(Comb.class, node -> 0, algorithm).build();
    searcher.search(Comb.forced(200, 5), Limits.none());
    SearchResult result = searcher.search(Comb.forced(3, 5), Limits.none());
    assertThat(result.score()).isEqualTo(-5);
    assertThat(result.depth()).isEqualTo(3);
  }
}
