package io.github.yomikiri.reversi.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import java.util.List;
import org.junit.jupiter.api.Test;

class DiscEvaluatorTest {

  private static final Reversi WON = Reversi.of(0xFF, 0, Side.DARK);

  @Test
  void theUnitIsThatOfFinishedGames() {
    Reversi full = Reversi.of(-1L, 0, Side.DARK);
    List<DiscEvaluator> all = List.of(
        new DiscDifference(),
        new Tanuki(),
        new InterprismMix(),
        WeightedSum.of(TerminalScore.STANDARD),
        PatternEvaluator.linear(),
        DiscEvaluator.of(7, node -> 0));
    for (DiscEvaluator each : all) {
      assertThat(each.unit().terminalScore(full)).isEqualTo(64 * each.unitsPerDisc());
      assertThat(each.discs(full)).isEqualTo(64);
    }
  }

  @Test
  void convertsEstimatesToDiscs() {
    Reversi position = Reversi.start().play(19);
    assertThat(new DiscDifference().discs(position)).isEqualTo(-3);
    assertThat(DiscEvaluator.of(2, node -> 5).discs(position)).isEqualTo(2.5);
    assertThat(new Tanuki().discs(position)).isEqualTo(new Tanuki().evaluate(position) / 1000.0);
  }

  @Test
  void countsFinishedGamesInTheUnitThatWasNamed() {
    DiscEvaluator halves = DiscEvaluator.of(2, node -> 5);
    assertThat(halves.unit().terminalScore(WON)).isEqualTo(2 * WON.terminalScore());
    assertThat(halves.unitsPerDisc()).isEqualTo(2);
  }

  @Test
  void movesAndSquaresAreNoDiscs() {
    List<Evaluator<Reversi>> others = List.of(ReversiFeatures.byMobility(), new PositionWeights());
    assertThat(others).noneMatch(DiscEvaluator.class::isInstance);
  }

  @Test
  void hasPredictionsOnlyForTheWeightsTheyWereFittedFor() {
    assertThat(new Tanuki().predictions()).isPresent();
    assertThat(new Tanuki(1, 2, 3, 4).predictions()).isEmpty();
    assertThat(new InterprismMix().predictions()).isPresent();
    assertThat(new InterprismMix(1, 2, 3, 4, 5, 6).predictions()).isEmpty();
    assertThat(new DiscDifference().predictions()).isEmpty();
  }

  @Test
  void refusesUnitsThatNoScoreFitsInto() {
    for (int units : new int[] {0, -1, 1_000_001}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> DiscEvaluator.of(units, node -> 0))
          .withMessage(units + " units per disc are outside [1, 1000000]");
    }
  }
}
