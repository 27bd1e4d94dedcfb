package io.github.yomikiri.bench.solver;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.endgame.FfoPosition;
import io.github.yomikiri.reversi.eval.TerminalScore;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.SearchResult;
import org.junit.jupiter.api.Test;

class InterprismSolverTest {

  private static SearchResult solve(InterprismSolver solver, Reversi node, int limit) {
    RootSearch<Reversi> run = new RootSearch<>(solver, node, Limits.none(), System::nanoTime);
    run.iterate(limit);
    return run.result();
  }

  @Test
  void standardScoresAreTheUnprunedOnes() {
    for (int size : new int[] {4, 6, 8}) {
      for (Reversi node : RandomEndings.of(size, 8, 200, size)) {
        SearchResult result = solve(InterprismSolver.standard(), node, node.emptyCount());
        assertThat(result.score()).as("%s", node).isEqualTo(RandomEndings.unpruned(node));
        assertThat(result.solved()).isTrue();
        assertThat(RandomEndings.playOut(node, result.principalVariation()))
            .isEqualTo(result.score());
      }
    }
  }

  @Test
  void theArticlesScoresCountEmptiesTwice() {
    Reversi over = Reversi.of(0x7L, 0x700L << 40, Side.DARK);
    assertThat(InterprismSolver.article().unit().terminalScore(over))
        .isEqualTo(TerminalScore.INTERPRISM.discs(over));
    // Both ways to count agree about the winner.
    for (Reversi node : RandomEndings.of(8, 8, 200, 9)) {
      int article = solve(InterprismSolver.article(), node, node.emptyCount()).score();
      assertThat(Integer.signum(article)).isEqualTo(Integer.signum(RandomEndings.unpruned(node)));
      assertThat(Math.abs(article)).isGreaterThanOrEqualTo(Math.abs(RandomEndings.unpruned(node)));
    }
  }

  @Test
  void aNullWindowTellsWhoWins() {
    for (Reversi node : RandomEndings.of(8, 8, 100, 10)) {
      int found = InterprismSolver.standard()
          .search(node, node.emptyCount(), -1, 1, new SearchContext(Limits.none()));
      int value = RandomEndings.unpruned(node);
      assertThat(Integer.signum(found)).isEqualTo(Integer.signum(value));
      assertThat(Math.abs(found)).isLessThanOrEqualTo(Math.abs(value));
    }
  }

  @Test
  void aLimitBelowTheEmptySquaresIsAnEstimate() {
    Reversi node = FfoPosition.range(40, 40).get(0).position();
    SearchResult result = solve(InterprismSolver.standard(), node, 4);
    assertThat(result.solved()).isFalse();
    assertThat(result.bound()).isEqualTo(Bound.EXACT);
    assertThat(result.depth()).isEqualTo(4);
    assertThat(result.statistics().evaluations()).isPositive();
  }
}
