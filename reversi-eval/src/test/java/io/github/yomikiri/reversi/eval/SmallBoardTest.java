package io.github.yomikiri.reversi.eval;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.Searchers;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Solves 4x4 Reversi: Dark, who begins, loses by 8 discs, or by 10 if the empty squares count for
 * the winner.
 */
class SmallBoardTest {

  @ParameterizedTest
  @EnumSource
  void everyAlgorithmSolvesIt(Algorithm algorithm) {
    assertSolved(algorithm, TerminalScore.PLAIN, -8);
    assertSolved(algorithm, TerminalScore.STANDARD, -10);
  }

  private static void assertSolved(Algorithm algorithm, TerminalScore terminal, int value) {
    SearchResult result = Searchers.bare(Reversi.class)
        .evaluator(new DiscDifference(terminal))
        .algorithm(algorithm)
        .fixedDepth(30)
        .build()
        .search(Reversi.start(4), Limits.none());
    assertThat(result.score()).isEqualTo(value);
    assertThat(result.bound()).isEqualTo(Bound.EXACT);
    assertThat(result.solved()).isTrue();
    assertThat(result.completion()).isEqualTo(Completion.SOLVED);
  }
}
