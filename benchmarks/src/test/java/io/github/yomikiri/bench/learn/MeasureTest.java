package io.github.yomikiri.bench.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.app.output.Measure;
import io.github.yomikiri.bench.tune.HandWritten;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.InterprismMix;
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
  void everyRivalIsMeasuredInPoints(LearningKit<?> game) {
    assertInPoints(game);
  }

  private static <N extends Node<N>> void assertInPoints(LearningKit<N> game) {
    Measure<N> measure = Measure.of(HandWritten.of(game));
    assertThat(measure.isPoints()).isTrue();
    assertThat(measure.estimate(game.start())).isBetween(-64.0, 64.0);
    assertThat(measure.exact().applyAsDouble(3)).isEqualTo(3);
  }

  /** This evaluator counts finished games by a rule of its own, but its points are discs. */
  @Test
  void discsOfAnyRuleArePoints() {
    InterprismMix mix = new InterprismMix();
    Reversi position = Game.of(Reversi.start()).play("f5").position();
    assertThat(Measure.of(mix).estimate(position)).isCloseTo(mix.discs(position), within(1e-9));
  }

  @Test
  void anotherUnitIsRefused() {
    Unit<TicTacToe> own = node -> 7 * node.terminalScore();
    assertThatThrownBy(() -> Measure.of(Evaluator.of((TicTacToe node) -> 0, own)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("has a unit of its own; expected points or a chance to win");
  }
}
