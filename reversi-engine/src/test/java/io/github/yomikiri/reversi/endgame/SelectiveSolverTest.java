package io.github.yomikiri.reversi.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.fixture.Endings;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.probcut.Selectivity;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Scores below the confidence of 100 %: they are estimates, and never taken for exact scores. */
class SelectiveSolverTest {

  private static final EndgameOptions SMALL = EndgameOptions.exact().withTableLongs(1 << 20);

  private static EndgameSolver at(Selectivity level) {
    return new EndgameSolver(SMALL.withSelectivity(level));
  }

  @Test
  void estimatesWithFewerNodes() {
    Reversi position = FfoPosition.of(23).position();
    long before = 0;
    for (Selectivity level : List.of(Selectivity.PERCENT_73, Selectivity.PERCENT_87)) {
      SearchResult result = at(level).search(position, Limits.none());
      assertThat(result.solved()).isFalse();
      assertThat(result.confidence()).hasValue(level.percent());
      assertThat(result.bound()).isEqualTo(Bound.EXACT);
      assertThat(result.completion()).isEqualTo(Completion.DEPTH);
      assertThat(result.score()).isBetween(-8, 16);
      assertThat(result.rootMoves()).noneMatch(move -> move.solved());
      assertThat(position.legalMoves()).contains(result.bestMove());
      assertThat(result.statistics().nodes()).isBetween(before, 829_424L);
      before = result.statistics().nodes();
    }
  }

  @Test
  void isExactWithFewEmptySquaresAndWithoutEvaluator() {
    Reversi few = Endings.random(8, 12, 12, 1, 3).get(0);
    SearchResult exact = at(Selectivity.FULL_WIDTH).search(few, Limits.none());
    SearchResult low = at(Selectivity.PERCENT_73).search(few, Limits.none());
    assertThat(low.solved()).isTrue();
    assertThat(low.score()).isEqualTo(exact.score());
    Reversi position = Endings.random(6, 12, 12, 1, 3).get(0);
    assertThat(at(Selectivity.PERCENT_73).search(position, Limits.none()).solved())
        .isTrue();
    EndgameOptions plain = SMALL.withoutEvaluator().withSelectivity(Selectivity.PERCENT_73);
    Reversi more = FfoPosition.of(23).position();
    assertThat(new EndgameSolver(plain).search(more, Limits.none()).solved()).isTrue();
  }

  @Test
  void isNotSolvedWhenStopped() {
    Reversi position = FfoPosition.of(40).position();
    SearchResult result = at(Selectivity.PERCENT_99).search(position, Limits.nodes(20_000));
    assertThat(result.completion()).isEqualTo(Completion.NODES);
    assertThat(result.solved()).isFalse();
    assertThat(position.legalMoves()).contains(result.bestMove());
  }
}
