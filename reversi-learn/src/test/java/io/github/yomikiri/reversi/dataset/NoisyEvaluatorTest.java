package io.github.yomikiri.reversi.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.reversi.eval.Tanuki;
import io.github.yomikiri.reversi.eval.TerminalScore;
import io.github.yomikiri.reversi.fixture.Endings;
import java.util.IntSummaryStatistics;
import java.util.List;
import org.junit.jupiter.api.Test;

class NoisyEvaluatorTest {

  private static final List<Reversi> POSITIONS = Endings.random(8, 20, 50, 2000, 1);

  private static IntSummaryStatistics errors(DiscEvaluator plain, double discs) {
    Evaluator<Reversi> noisy = NoisyEvaluator.of(plain, discs, 7);
    return POSITIONS.stream()
        .mapToInt(position -> noisy.evaluate(position) - plain.evaluate(position))
        .summaryStatistics();
  }

  @Test
  void errsByTheUnitOfTheEvaluator() {
    IntSummaryStatistics thousandths = errors(new Tanuki(), 2);
    assertThat(thousandths.getMin()).isBetween(-2000, -1980);
    assertThat(thousandths.getMax()).isBetween(1980, 2000);
    assertThat(thousandths.getAverage()).isBetween(-130.0, 130.0);
    IntSummaryStatistics discs = errors(DiscEvaluator.ofDiscs(TerminalScore.STANDARD), 2);
    assertThat(discs.getMin()).isEqualTo(-2);
    assertThat(discs.getMax()).isEqualTo(2);
  }

  @Test
  void isOfOneOpinionForOneSalt() {
    Evaluator<Reversi> one = NoisyEvaluator.of(new Tanuki(), 2, 7);
    Evaluator<Reversi> other = NoisyEvaluator.of(new Tanuki(), 2, 8);
    Reversi start = Reversi.start();
    assertThat(one.evaluate(start))
        .isEqualTo(NoisyEvaluator.of(new Tanuki(), 2, 7).evaluate(start));
    assertThat(POSITIONS).anyMatch(position -> one.evaluate(position) != other.evaluate(position));
  }

  @Test
  void doesNotErrAboutFinishedGames() {
    Reversi over = TrainingGames.random(1, 0).position();
    assertThat(NoisyEvaluator.of(new Tanuki(), 9, 7).unit().terminalScore(over))
        .isEqualTo(new Tanuki().unit().terminalScore(over));
  }

  @Test
  void withoutNoiseIsTheEvaluatorItself() {
    Tanuki tanuki = new Tanuki();
    assertThat(NoisyEvaluator.of(tanuki, 0, 7)).isSameAs(tanuki);
  }
}
