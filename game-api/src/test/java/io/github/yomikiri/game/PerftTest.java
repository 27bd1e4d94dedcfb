package io.github.yomikiri.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerftTest {

  // There are 9, 72, 504, 3024, 15120, 54720, 148176, 200448 and 127872 sequences of exactly 1 to 9
  // moves. After 5, 6, 7 and 8 moves 1440, 5328, 47952 and 72576 games are won. Each of them counts
  // 1 at every greater depth.
  @ParameterizedTest
  @CsvSource({
    "0, 1",
    "1, 9",
    "2, 72",
    "3, 504",
    "4, 3024",
    "5, 15120",
    "6, 56160",
    "7, 154944",
    "8, 255168",
    "9, 255168",
    "12, 255168"
  })
  void countsSequencesAndEarlierFinishedGames(int depth, long leaves) {
    assertThat(Perft.count(TicTacToe.START, depth)).isEqualTo(leaves);
  }

  @Test
  void aFinishedGameIsOneLeafAtAnyDepth() {
    TicTacToe won = TicTacToe.after(0, 3, 1, 4, 2);
    assertThat(Perft.count(won, 0)).isOne();
    assertThat(Perft.count(won, 1)).isOne();
    assertThat(Perft.count(won, 5)).isOne();
    assertThat(Perft.countUnfinished(won, 0)).isOne();
    assertThat(Perft.countUnfinished(won, 1)).isZero();
    assertThat(Perft.countUnfinished(won, 5)).isZero();
  }

  @Test
  void divideKeepsTheOrderOfMovesAndAddsUpToTheCount() {
    Map<Move, Long> counts = Perft.divide(TicTacToe.START, 9);
    assertThat(counts.keySet()).containsExactlyElementsOf(TicTacToe.START.legalMoves());
    assertThat(counts.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(255168);
    // By symmetry, the counts are those of corners, edges and the center.
    assertThat(counts.values())
        .containsExactly(27732L, 29592L, 27732L, 29592L, 25872L, 29592L, 27732L, 29592L, 27732L);
  }

  @Test
  void divideAtDepthOneCountsEachMoveOnce() {
    assertThat(Perft.divide(TicTacToe.START, 1).values()).hasSize(9).containsOnly(1L);
  }

  @Test
  void divideNeedsAMoveToDivideBy() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Perft.divide(TicTacToe.after(0, 3, 1, 4, 2), 0))
        .withMessage("depth 0 is less than 1");
  }

  @Test
  void divideOfAFinishedGameIsEmpty() {
    assertThat(Perft.divide(TicTacToe.after(0, 3, 1, 4, 2), 3)).isEmpty();
  }

  @Test
  void refusesDepthsOutOfRange() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Perft.count(TicTacToe.START, -1))
        .withMessageContaining("-1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Perft.divide(TicTacToe.START, 0))
        .withMessageContaining("0");
  }
}
