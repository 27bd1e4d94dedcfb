package io.github.yomikiri.reversi.notation;

import static io.github.yomikiri.reversi.notation.NotationAssert.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import org.junit.jupiter.api.Test;

class GameRecordTest {

  /** Dark on b1, Light on a1: only Light can play, c1, and that ends the game. */
  private static final Reversi DARK_MUST_PASS = Reversi.of(1L << 1, 1L, Side.DARK);

  @Test
  void replaysItsPositions() {
    GameRecord record = GameRecord.of(Reversi.start(), 37, 43);
    assertThat(record.positions()).hasSize(3);
    assertThat(record.start()).isEqualTo(Reversi.start());
    assertThat(record.end()).isEqualTo(Reversi.start().play(37).play(43));
    assertThat(record.plies()).isEqualTo(2);
    assertThat(record.move(1)).isEqualTo(43);
    assertThat(record.moves()).containsExactly(37, 43);
    assertThat(record).hasToString("[f5, d6]");
    record.moves()[0] = 0;
    assertThat(record.move(0)).as("the record is not changed by its copy").isEqualTo(37);
  }

  @Test
  void holdsEveryPassWhetherItWasGivenOrNot() {
    GameRecord record = GameRecord.of(DARK_MUST_PASS);
    assertThat(record.moves()).containsExactly(Reversi.PASS);
    assertThat(GameRecord.of(DARK_MUST_PASS, Reversi.PASS))
        .isEqualTo(record)
        .hasSameHashCodeAs(record);
    assertThat(GameRecord.of(DARK_MUST_PASS, 2)).hasToString("[--, c1]");
    assertThat(GameRecord.of(DARK_MUST_PASS, Reversi.PASS, 2))
        .isEqualTo(GameRecord.of(DARK_MUST_PASS, 2));
    assertThat(GameRecord.of(DARK_MUST_PASS, 2)).isNotEqualTo(record).isNotEqualTo("[--, c1]");
  }

  @Test
  void findsThePositionWithANumberOfEmpties() {
    GameRecord record = GameRecord.of(DARK_MUST_PASS, 2);
    assertThat(record.positionWithEmpties(62)).contains(DARK_MUST_PASS.play(Reversi.PASS));
    assertThat(record.positionWithEmpties(61)).contains(record.end());
    assertThat(record.positionWithEmpties(60)).isEmpty();
  }

  @Test
  void everyMoveOfEveryRecordIsLegal() {
    for (int seed = 0; seed < 300; seed++) {
      GameRecord record = RandomGames.game(4 + 2 * (seed % 3), seed, 100);
      assertThat(record.end().isTerminal()).isTrue();
      for (int ply = 0; ply < record.plies(); ply++) {
        Reversi position = record.positions().get(ply);
        int move = record.move(ply);
        assertThat(position.legalMoves()).anyMatch(legal -> legal.code() == move);
        assertThat(record.positions().get(ply + 1)).isEqualTo(position.play(move));
      }
      assertThat(GameRecord.of(record.start(), record.moves())).isEqualTo(record);
    }
  }

  @Test
  void saysWhatIsWrong() {
    Reversi start = Reversi.start();
    assertRejected(() -> GameRecord.of(start, 37, 0), "move 2", "a1 flips nothing for Light");
    assertRejected(() -> GameRecord.of(start, 28), "move 1", "e4 is not empty");
    assertRejected(
        () -> GameRecord.of(start, 64), "move 1", "Dark may not pass: it has a legal move");
    assertRejected(() -> GameRecord.of(start, -1), "move 1", "-1 is not a square of the 8x8 board");
    assertRejected(() -> GameRecord.of(start, 65), "move 1", "65 is not a square of the 8x8 board");
    assertRejected(
        () -> GameRecord.of(Reversi.start(4), 0), "move 1", "0 is not a square of the 4x4 board");
    assertRejected(
        () -> GameRecord.of(DARK_MUST_PASS, 2, 3), "move 2", "d1 is played after the game is over");
    assertRejected(
        () -> GameRecord.of(DARK_MUST_PASS, 64, 64),
        "move 2",
        "Light may not pass: it has a legal move");
    assertThatThrownBy(() -> GameRecord.of(start, 37, 0)).hasMessageEndingWith("in \"[37, 0]\"");
  }
}
