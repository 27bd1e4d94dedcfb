package io.github.yomikiri.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.games.UniformTree;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReferenceTest {

  private static final Evaluator<UniformTree> ESTIMATE = UniformTree::estimate;
  private static final Evaluator<TicTacToe> TEN = node -> 10;

  private final Reference<UniformTree> trees = new Reference<>(ESTIMATE);
  private final Reference<TicTacToe> ticTacToe = new Reference<>(TEN);

  @Test
  void valuesTheRootsMovesOfThePiTree() {
    assertThat(trees.value(UniformTree.pi(), 4)).isEqualTo(2);
    assertThat(trees.moveValues(UniformTree.pi(), 4))
        .isEqualTo(Map.of(new Move(0, "0"), 2, new Move(1, "1"), 2, new Move(2, "2"), 1));
    assertThat(trees.bestMoves(UniformTree.pi(), 4))
        .containsExactly(new Move(0, "0"), new Move(1, "1"));
  }

  @Test
  void leavesAreSeenFromTheSideToMove() {
    UniformTree odd = UniformTree.ofLeaves(2, 7, 5);
    assertThat(trees.value(odd, 1)).isEqualTo(7);
    assertThat(trees.value(odd.play(1), 0)).isEqualTo(-5);
    UniformTree even = UniformTree.ofLeaves(2, 7, 5, 6, 9);
    assertThat(trees.value(even, 2)).isEqualTo(6);
  }

  @Test
  void theHorizonIsEvaluatedAndTheEndIsCounted() {
    assertThat(ticTacToe.value(TicTacToe.START, 0)).isEqualTo(10);
    assertThat(ticTacToe.value(TicTacToe.START, 1)).isEqualTo(-10);
    TicTacToe lost = TicTacToe.parseBoard("XXXOO....");
    assertThat(ticTacToe.value(lost, 0)).isEqualTo(-Score.WIN);
    assertThat(ticTacToe.value(lost, 5)).isEqualTo(-Score.WIN);
    assertThat(ticTacToe.bestMoves(lost, 3)).isEmpty();
  }

  @Test
  void ticTacToeIsADraw() {
    assertThat(ticTacToe.gameValue(TicTacToe.START)).isZero();
    assertThat(ticTacToe.gameValue(TicTacToe.parseBoard("XO......."))).isEqualTo(Score.WIN);
  }

  @Test
  void knowsWhereEveryLineEnds() {
    assertThat(trees.endsWithin(UniformTree.pi(), 3)).isFalse();
    assertThat(trees.endsWithin(UniformTree.pi(), 4)).isTrue();
    assertThat(ticTacToe.endsWithin(TicTacToe.START, 8)).isFalse();
  }

  @Test
  void refusesDepthsThatAreNone() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> trees.value(UniformTree.pi(), -1))
        .withMessage("depth -1 is negative");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> trees.bestMoves(UniformTree.pi(), 0))
        .withMessage("depth 0 is less than 1");
  }
}
