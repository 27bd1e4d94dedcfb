package io.github.yomikiri.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import org.junit.jupiter.api.Test;

class EvaluatorTest {

  private static final Unit<TicTacToe> UNIT = Unit.points(100);

  @Test
  void estimatesHaveTheUnitThatTheyAreGiven() {
    Evaluator<TicTacToe> evaluator = Evaluator.of(node -> 7, UNIT);
    assertThat(evaluator.evaluate(TicTacToe.START)).isEqualTo(7);
    assertThat(evaluator.unit()).isEqualTo(UNIT);
    assertThat(evaluator.unit().terminalScore(TicTacToe.after(0, 3, 1, 4, 2))).isEqualTo(-100);
    assertThat(evaluator.isSlow()).isFalse();
  }

  /** Compiles only if the lambda's parameter needs no type: as a value, and as an argument. */
  @Test
  void aLambdaWithoutTypesIsEnough() {
    Evaluator<TicTacToe> evaluator = Evaluator.of(node -> node.legalMoves().size(), 100);
    assertThat(evaluator.evaluate(TicTacToe.START)).isEqualTo(9);
    assertThat(evaluator.unit()).isEqualTo(UNIT);
    assertThat(perPoint(Evaluator.of(node -> node.legalMoves().size(), 50))).isEqualTo(50);
    assertThatIllegalArgumentException().isThrownBy(() -> Evaluator.<TicTacToe>of(node -> 7, 0));
  }

  private static int perPoint(Evaluator<TicTacToe> evaluator) {
    return evaluator.unit().perPoint().orElseThrow();
  }

  @Test
  void changedEstimatesKeepTheUnit() {
    Evaluator<TicTacToe> doubled =
        Evaluator.<TicTacToe>of(node -> 7, UNIT).withEstimates((node, estimate) -> 2 * estimate);
    assertThat(doubled.evaluate(TicTacToe.START)).isEqualTo(14);
    assertThat(doubled.unit()).isEqualTo(UNIT);
  }

  @Test
  @SuppressWarnings("NullAway") // What a caller without checks can pass.
  void nothingIsMissing() {
    assertThatNullPointerException().isThrownBy(() -> Evaluator.of(null, UNIT));
    assertThatNullPointerException().isThrownBy(() -> Evaluator.<TicTacToe>of(node -> 7, null));
  }
}
