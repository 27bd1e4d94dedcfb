package io.github.yomikiri.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.games.TicTacToe;
import org.junit.jupiter.api.Test;

class TicTacToeTest {

  @Test
  void playsMovesFromTheEmptyBoard() {
    assertThat(TicTacToe.after()).isEqualTo(TicTacToe.START);
    assertThat(TicTacToe.after(4, 0, 8)).hasToString("O...X...X");
    assertThat(TicTacToe.after(0, 3, 1, 4, 2).isTerminal()).isTrue();
  }

  @Test
  void refusesIllegalMoves() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TicTacToe.after(0, 1, 0))
        .withMessage("move 0 is not legal after [0 1] in XO.......");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TicTacToe.after(32))
        .withMessage("move 32 is not legal after [] in .........");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TicTacToe.after(-1))
        .withMessageStartingWith("move code -1 is outside [0, ");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TicTacToe.after(0, 3, 1, 4, 2, 5))
        .withMessage("move 5 is not legal after [0 3 1 4 2] in XXXOO....");
  }
}
