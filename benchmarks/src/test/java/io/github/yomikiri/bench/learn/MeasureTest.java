package io.github.yomikiri.bench.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.app.output.Measure;
import io.github.yomikiri.bench.tune.HandWritten;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.learn.kit.LearningKit;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MeasureTest {

  static List<LearningKit<?>> games() {
    return LearningKits.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void noRivalIsMeasuredInChances(LearningKit<?> game) {
    assertMeasured(game);
  }

  private static <N extends Node<N>> void assertMeasured(LearningKit<N> game) {
    Measure<N> measure = Measure.of(game, HandWritten.of(game));
    boolean isInPoints = game.isInPoints(measure.evaluator());
    assertThat(measure.kind()).isEqualTo(isInPoints ? Measure.Kind.POINTS : Measure.Kind.OWN);
    assertThat(measure.estimate(game.start())).isBetween(-64.0, 64.0);
    assertThat(measure.exact().applyAsDouble(3)).isEqualTo(isInPoints ? 3 : 1);
  }

  @Test
  void anotherUnitHasOnlyASign() {
    Unit<TicTacToe> own = node -> 7 * node.terminalScore();
    assertThat(Measure.of(GameKits.ticTacToe(), Evaluator.of((TicTacToe node) -> 0, own))
            .kind())
        .isEqualTo(Measure.Kind.OWN);
  }
}
