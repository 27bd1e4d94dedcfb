package io.github.yomikiri.reversi.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.learn.ProbCutFit;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.fixture.Endings;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import io.github.yomikiri.search.probcut.ProbCutTable;
import io.github.yomikiri.search.probcut.ProbCutTable.Row;
import io.github.yomikiri.search.probcut.Selectivity;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Predictions of exact scores by shallow searches. */
class EndgamePredictionsTest {

  private static final EndgameOptions SMALL = EndgameOptions.exact().withTableLongs(1 << 18);

  private static final int SAMPLES = 150;

  private static ProbCutTable measured() {
    PatternEvaluator evaluator = PatternEvaluator.linear();
    ProbCutFit<Reversi> fit = ProbCutFit.ofExact(
        Searchers.bare(Reversi.class).evaluator(evaluator).buildWindowSearch(),
        evaluator,
        new EndgameSolver(SMALL),
        1000,
        6);
    for (Reversi position : Endings.random(8, 10, 12, SAMPLES, 20_261_124)) {
      assertThat(fit.add(position, StopSignal.NEVER)).isTrue();
    }
    assertThat(fit.positions()).isEqualTo(SAMPLES);
    return fit.table(30);
  }

  @Test
  void measuresEveryDepthOfTheShallowSearches() {
    ProbCutTable table = measured();
    assertThat(table.stages()).isEqualTo(1);
    assertThat(table.rows()).extracting(Row::depth).containsOnly(Limits.MAX_DEPTH);
    assertThat(table.rows())
        .extracting(row -> row.prediction().depth())
        .containsExactly(0, 1, 2, 3, 4, 5, 6);
    for (Row row : table.rows()) {
      assertThat(row.samples()).isBetween(SAMPLES / 2, SAMPLES);
      assertThat(row.prediction().slope()).isBetween(0.8, 1.3);
      assertThat(row.prediction().offset()).isBetween(-4_000.0, 4_000.0);
    }
    // Six plies predict much better than none, and neither misses the score by a board.
    double none = table.rows().get(0).prediction().deviation();
    double six = table.rows().get(6).prediction().deviation();
    assertThat(none).isBetween(5_000.0, 20_000.0);
    assertThat(six).isLessThan(0.8 * none);
  }

  @Test
  void theSolverTakesWhatWasMeasured() {
    EndgameOptions measured = SMALL.withPredictions(measured());
    assertThat(measured.predictions()).isNotSameAs(SMALL.predictions());
    FfoPosition ffo = FfoPosition.of(23);
    SearchResult exact = new EndgameSolver(measured).search(ffo.position(), Limits.none());
    assertThat(exact.score()).isEqualTo(ffo.score());
    assertThat(estimate(measured).score()).isBetween(ffo.score() - 8, ffo.score() + 8);
  }

  @Test
  void lessExactPredictionsCutLess() {
    long usual = estimate(SMALL).statistics().nodes();
    EndgameOptions doubtful = SMALL.withPredictions(table(7, 20_000));
    assertThat(estimate(doubtful).statistics().nodes()).isGreaterThan(2 * usual);
    // Without any information nothing is cut, so the score is the exact one.
    EndgameOptions ignorant = SMALL.withPredictions(table(7, Double.POSITIVE_INFINITY));
    assertThat(estimate(ignorant).score()).isEqualTo(FfoPosition.of(23).score());
  }

  private static SearchResult estimate(EndgameOptions options) {
    return new EndgameSolver(options.withSelectivity(Selectivity.PERCENT_87))
        .search(FfoPosition.of(23).position(), Limits.none());
  }

  private static ProbCutTable table(int shallowDepths, double deviation) {
    return ProbCutTable.of(1, rows(shallowDepths, deviation));
  }

  private static List<Row> rows(int shallowDepths, double deviation) {
    return IntStream.range(0, shallowDepths)
        .mapToObj(
            depth -> new Row(0, Limits.MAX_DEPTH, new Prediction(depth, 1, 0, deviation), 100))
        .toList();
  }

  @Test
  void refusesTablesForAnotherSearch() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SMALL.withPredictions(table(6, 5_000)))
        .withMessage("no row for depth 250, the end of the game, and shallow depth 6;"
            + " ProbCutFit.ofExact makes these rows");
    ProbCutTable midgame = PatternEvaluator.linear().predictions().orElseThrow();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SMALL.withPredictions(midgame))
        .withMessageContaining("have 1 stage, not 6");
  }
}
