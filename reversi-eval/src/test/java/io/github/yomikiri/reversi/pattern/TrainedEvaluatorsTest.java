package io.github.yomikiri.reversi.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.reversi.notation.Transcript;
import io.github.yomikiri.search.probcut.ProbCutTable;
import io.github.yomikiri.search.table.CachedEvaluator;
import org.junit.jupiter.api.Test;

/** The evaluators whose weights come with the library. */
class TrainedEvaluatorsTest {

  @Test
  void areOfTheKindsThatTheirNamesSay() {
    assertThat(PatternEvaluator.linear().weights().kind()).isEqualTo(PatternWeights.LINEAR);
    assertThat(PatternEvaluator.network().weights().kind()).isEqualTo(PatternWeights.EMBEDDING);
  }

  @Test
  void onlyTheNetworkIsSlow() {
    PatternEvaluator network = PatternEvaluator.network();
    assertThat(network.isSlow()).isTrue();
    assertThat(network.incremental().isSlow()).isTrue();
    assertThat(network.withEstimates((node, estimate) -> -estimate).isSlow()).isTrue();
    assertThat(DiscEvaluator.of(1000, network).isSlow()).isTrue();
    assertThat(CachedEvaluator.of(network, 4).isSlow()).isFalse();
    assertThat(PatternEvaluator.linear().isSlow()).isFalse();
    assertThat(PatternEvaluator.linear().incremental().isSlow()).isFalse();
  }

  @Test
  void haveThePatternsThatTheCommandTrains() {
    assertThat(PatternEvaluator.linear().weights().set()).isEqualTo(PatternSet.vsotha());
    assertThat(PatternEvaluator.network().weights().set()).isEqualTo(PatternSet.network());
  }

  @Test
  void agreeAboutAnOpeningWithinAFewDiscs() {
    Reversi position = Transcript.play("f5d6c3d3c4f4c5b3c2e3");
    assertThat(PatternEvaluator.network().discs(position))
        .isCloseTo(PatternEvaluator.linear().discs(position), within(4.0));
  }

  @Test
  void comeWithPredictionsOfTheirSearches() {
    check(PatternEvaluator.linear());
    check(PatternEvaluator.network());
  }

  private static void check(PatternEvaluator evaluator) {
    ProbCutTable table = evaluator.predictions().orElseThrow();
    assertThat(table.stages()).isEqualTo(6);
    // Depths 1 to 8, each by the evaluator and by all depths up to its half.
    assertThat(table.rows()).hasSize(6 * 24).allSatisfy(row -> {
      assertThat(row.prediction().slope()).isBetween(0.7, 1.2);
      // A few discs.
      assertThat(row.prediction().deviation()).isBetween(1_000.0, 14_000.0);
      assertThat(row.samples()).isGreaterThan(30);
    });
  }
}
