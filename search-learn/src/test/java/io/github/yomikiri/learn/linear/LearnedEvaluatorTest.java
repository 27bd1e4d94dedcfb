package io.github.yomikiri.learn.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.ConnectFourView;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.games.TicTacToeView;
import java.util.Arrays;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LearnedEvaluatorTest {

  private static final Patterns<TicTacToe> SQUARES =
      Patterns.of(new TicTacToeView()).squares().build();

  private static LearnedEvaluator<TicTacToe> all(Scale scale, int weight) {
    short[] weights = new short[SQUARES.count()];
    Arrays.fill(weights, (short) weight);
    return LearnedEvaluator.of(SQUARES, scale, "", List.of(weights));
  }

  @Test
  void sumsTheWeightsOfSquares() {
    // A corner, an edge and the middle: empty, own and the other side's.
    short[] weights = {0, 5, -5, 0, 3, -3, 0, 20, -20};
    LearnedEvaluator<TicTacToe> evaluator =
        LearnedEvaluator.of(SQUARES, Scale.winChance(), "by hand", List.of(weights));
    assertThat(evaluator.evaluate(TicTacToe.START)).isZero();
    assertThat(evaluator.evaluate(TicTacToe.after(4))).isEqualTo(-20);
    assertThat(evaluator.evaluate(TicTacToe.after(0, 4, 1))).isEqualTo(20 - 5 - 3);
    assertThat(evaluator.explain(TicTacToe.after(0)))
        .hasSize(9)
        .contains(new LearnedEvaluator.Term("0=2", -5), new LearnedEvaluator.Term("8=0", 0));
    assertThat(evaluator)
        .isInstanceOf(IncrementalEvaluator.class)
        .hasToString(
            "3 patterns in 9 places with 9 weights for each of 1 stages, win chance," + " by hand");
    assertThat(evaluator.features()).isSameAs(SQUARES);
    assertThat(evaluator.scale()).isEqualTo(Scale.winChance());
    assertThat(evaluator.origin()).isEqualTo("by hand");
  }

  @Test
  void weightsAreCopied() {
    short[] weights = new short[9];
    LearnedEvaluator<TicTacToe> evaluator =
        LearnedEvaluator.of(SQUARES, Scale.winChance(), "", List.of(weights));
    weights[0] = 7;
    assertThat(evaluator.evaluate(TicTacToe.START)).isZero();
  }

  @Test
  void wrongNumbersOfWeightsAreRejected() {
    Scale scale = Scale.winChance();
    assertThatThrownBy(() -> LearnedEvaluator.of(SQUARES, scale, "", List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("weights of 0 stages; the features have 1");
    assertThatThrownBy(() -> LearnedEvaluator.of(SQUARES, scale, "", List.of(new short[8])))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("stage 0 has 8 weights; the features have 9");
    for (int wrong : new int[] {8, 10}) {
      assertThatThrownBy(() -> LearnedEvaluator.rounded(SQUARES, scale, "", new float[wrong]))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(wrong + " weights; the features have 9 in all stages");
    }
  }

  @Test
  void weightsAreRoundedToTheUnit() {
    float[] weights = {
      1 / 4_096f,
      0.4f / 4_096,
      -0.6f / 4_096,
      9,
      -9,
      Float.MAX_VALUE,
      Float.NEGATIVE_INFINITY,
      0,
      7.99f
    };
    LearnedEvaluator<TicTacToe> evaluator =
        LearnedEvaluator.rounded(SQUARES, Scale.winChance(), "", weights);
    assertThat(evaluator.weights(0))
        .containsExactly(1, 0, -1, 32_767, -32_767, 32_767, -32_767, 0, 32_727);
  }

  @Test
  void aWeightIsANumber() {
    float[] weights = new float[9];
    weights[4] = Float.NaN;
    assertThatThrownBy(() -> LearnedEvaluator.rounded(SQUARES, Scale.winChance(), "", weights))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("weight 4 of stage 0 is not a number");
  }

  @ParameterizedTest
  @CsvSource({"32767, 49152", "-32768, -49152", "5461, 49149", "5462, 49152"})
  void estimatesOfChancesHaveALimit(int weight, int value) {
    assertThat(all(Scale.winChance(), weight).evaluate(TicTacToe.START)).isEqualTo(value);
  }

  @ParameterizedTest
  @CsvSource({"32767, 6399", "-32768, -6399", "710, 6390", "711, 6399", "712, 6399"})
  void estimatesOfPointsHaveALimit(int weight, int value) {
    assertThat(all(Scale.points(64, 100), weight).evaluate(TicTacToe.START)).isEqualTo(value);
  }

  @Test
  void aWinCountsMoreThanAnyEstimate() {
    var unit = all(Scale.winChance(), 0).unit();
    TicTacToe lost = TicTacToe.parseBoard("XXXOO....");
    assertThat(unit.terminalScore(lost)).isLessThan(-Scale.winChance().limit());
    assertThat(unit.terminalScore(TicTacToe.parseBoard("XOXXOXOXO"))).isZero();
    assertThat(unit.perPoint()).isEmpty();
    assertThat(unit).isEqualTo(Scale.winChance().unit());
    // In Connect Four, an earlier win has more points.
    var ofConnectFour = Scale.winChance().<ConnectFour>unit();
    ConnectFour fast = ConnectFour.START.after("1212121");
    ConnectFour slow = ConnectFour.START.after("121233121");
    assertThat(fast.terminalScore()).isLessThan(slow.terminalScore());
    assertThat(ofConnectFour.terminalScore(fast)).isLessThan(ofConnectFour.terminalScore(slow));
    assertThat(ofConnectFour.terminalScore(slow)).isLessThan(-Scale.winChance().limit());
    assertThat(ofConnectFour.terminalScore(fast)).isGreaterThanOrEqualTo(-Score.MAX);
  }

  @Test
  void pointsAreAMultipleOfTheGame() {
    Scale scale = Scale.points(22, 100);
    ConnectFour lost = ConnectFour.START.after("1212121");
    var features =
        Patterns.of(new ConnectFourView(ConnectFour.START.board())).squares().build();
    var unit = LearnedEvaluator.rounded(features, scale, "", new float[2 * features.count()])
        .unit();
    assertThat(unit.terminalScore(lost)).isEqualTo(100 * lost.terminalScore());
    assertThat(unit.perPoint()).hasValue(100);
    assertThat(scale).hasToString("22 points of 100");
    assertThat(scale.limit()).isEqualTo(2_199);
    assertThat(scale.ofGame(11)).isEqualTo(0.5);
    assertThat(scale.toSum(-22)).isEqualTo(-1);
  }

  @Test
  void wrongPointsAreRejected() {
    for (int[] wrong : new int[][] {{0, 1}, {1, 0}, {-1, -1}, {Score.MAX, 2}, {1 << 16, 1 << 16}}) {
      assertThatThrownBy(() -> Scale.points(wrong[0], wrong[1]))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("a scale of " + wrong[0] + " points of " + wrong[1] + " units each; expected"
              + " at least 1 of both, and a product of at most " + Score.MAX);
    }
    assertThat(Scale.points(1, Score.MAX).limit()).isEqualTo(Score.MAX - 1);
  }

  @Test
  void aChanceIsTheHyperbolicTangent() {
    Scale scale = Scale.winChance();
    for (double sum : new double[] {0, 1e-9, 0.3, 1, 5, 30, 1e6, Double.POSITIVE_INFINITY}) {
      assertThat(scale.ofSum(sum)).isCloseTo(Math.tanh(sum), withinRounding());
      assertThat(scale.ofSum(-sum)).isEqualTo(-scale.ofSum(sum));
    }
    assertThat(scale.slope(0)).isEqualTo(1);
    assertThat(scale.slope(-1)).isZero();
    assertThat(scale.ofGame(-17)).isEqualTo(-1);
    assertThat(scale.ofSum(scale.toSum(17))).isEqualTo(1);
    assertThat(scale.toSum(0)).isZero();
  }

  private static Offset<Double> withinRounding() {
    return Offset.offset(1e-15);
  }
}
