package io.github.yomikiri.search.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.TicTacToe;
import io.github.yomikiri.search.table.MapTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SearchersTest {

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void everyAlgorithmSolvesTicTacToe(Algorithm algorithm) {
    SearchResult result = Searchers.forGame(TicTacToe.class)
        .algorithm(algorithm)
        .build()
        .search(TicTacToe.START, Limits.none());
    assertThat(result.score()).isZero();
    assertThat(result.solved()).isTrue();
  }

  @Test
  void aSearchOfOnesOwnIsDriven() {
    WindowSearch<TicTacToe> own = (root, depth, alpha, beta, context) -> {
      context.visit(0);
      context.countEvaluation();
      context.rootScored(4, 40 + depth, alpha, beta);
      return 40 + depth;
    };
    Searcher<TicTacToe> searcher =
        Searchers.forGame(TicTacToe.class).search(own).build();
    SearchResult result = searcher.search(TicTacToe.START, Limits.depth(3));
    assertThat(result.score()).isEqualTo(43);
    assertThat(result.bestMove().notation()).isEqualTo("b2");
    assertThat(Searchers.bare(TicTacToe.class).search(own).buildWindowSearch()).isSameAs(own);
    assertThat(Searchers.bare(TicTacToe.class)
            .search(own)
            .algorithm(Algorithm.PVS)
            .buildWindowSearch())
        .isNotSameAs(own);
  }

  @Test
  void bareHasNeitherTableNorOrderings() {
    RandomGame root = RandomGame.graph(7, 9, 5, 20);
    SearchResult bare = Searchers.bare(RandomGame.class).build().search(root, Limits.depth(4));
    SearchResult full = Searchers.forGame(RandomGame.class).build().search(root, Limits.depth(4));
    assertThat(bare.statistics().tableProbes()).isZero();
    assertThat(full.statistics().tableProbes()).isPositive();
    assertThat(full.score()).isEqualTo(bare.score());
  }

  @Test
  void theTableGivenIsTheTableUsed() {
    MapTable table = new MapTable();
    Searcher<TicTacToe> searcher = Searchers.bare(TicTacToe.class).table(table).build();
    searcher.search(TicTacToe.START, Limits.none());
    assertThat(table.size()).isPositive();
    searcher.reset();
    assertThat(table.size()).isZero();
  }

  @Test
  void statisticsAddUp() {
    SearchResult result = Searchers.forGame(RandomGame.class)
        .evaluator(RandomGame.evaluator())
        .build()
        .search(RandomGame.graph(3, 9, 5, 20), Limits.depth(6));
    assertThat(result.statistics().leaves())
        .isBetween(result.statistics().evaluations(), result.statistics().nodes());
    assertThat(result.statistics().firstMoveCutoffs())
        .isBetween(1L, result.statistics().cutoffs());
    assertThat(result.statistics().tableHits())
        .isBetween(1L, result.statistics().tableProbes());
    assertThat(result.statistics().tableProbes())
        .isLessThanOrEqualTo(result.statistics().innerNodes());
    assertThat(result.statistics().cutoffs())
        .isLessThanOrEqualTo(result.statistics().innerNodes());
  }
}
