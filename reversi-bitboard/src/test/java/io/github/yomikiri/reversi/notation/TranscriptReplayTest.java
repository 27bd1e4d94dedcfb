package io.github.yomikiri.reversi.notation;

import static io.github.yomikiri.reversi.notation.InputAssert.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import org.junit.jupiter.api.Test;

class TranscriptReplayTest {

  /** With Dark on b1 and Light on a1, only Light can play, on c1, and this move ends the game. */
  private static final Reversi DARK_MUST_PASS = Reversi.of(1L << 1, 1L, Side.DARK);

  @Test
  void replaysItsPositions() {
    Game<Reversi> game = Transcript.replay(Reversi.start(), 37, 43);
    assertThat(game.positions()).hasSize(3);
    assertThat(game.start()).isEqualTo(Reversi.start());
    assertThat(game.position()).isEqualTo(Reversi.start().play(37).play(43));
    assertThat(game.moves().size()).isEqualTo(2);
    assertThat(game.moves().get(1).code()).isEqualTo(43);
    assertThat(RandomGames.codes(game)).containsExactly(37, 43);
    assertThat(game).hasToString("f5 d6");
  }

  @Test
  void holdsEveryPassWhetherItWasGivenOrNot() {
    Game<Reversi> game = Transcript.replay(DARK_MUST_PASS);
    assertThat(RandomGames.codes(game)).containsExactly(Reversi.PASS);
    assertThat(Transcript.replay(DARK_MUST_PASS, Reversi.PASS))
        .isEqualTo(game)
        .hasSameHashCodeAs(game);
    assertThat(Transcript.replay(DARK_MUST_PASS, 2)).hasToString("-- c1");
    assertThat(Transcript.replay(DARK_MUST_PASS, Reversi.PASS, 2))
        .isEqualTo(Transcript.replay(DARK_MUST_PASS, 2));
    assertThat(Transcript.replay(DARK_MUST_PASS, 2)).isNotEqualTo(game).isNotEqualTo("-- c1");
  }

  @Test
  void everyMoveOfEveryGameIsLegal() {
    for (int seed = 0; seed < 300; seed++) {
      Game<Reversi> game = RandomGames.game(4 + 2 * (seed % 3), seed, 100);
      assertThat(game.position().isTerminal()).isTrue();
      for (int ply = 0; ply < game.moves().size(); ply++) {
        Reversi position = game.positions().get(ply);
        int move = game.moves().get(ply).code();
        assertThat(position.legalMoves()).anyMatch(legal -> legal.code() == move);
        assertThat(game.positions().get(ply + 1)).isEqualTo(position.play(move));
      }
      assertThat(Transcript.replay(game.start(), RandomGames.codes(game))).isEqualTo(game);
    }
  }

  @Test
  void saysWhatIsWrong() {
    Reversi start = Reversi.start();
    assertRejected(() -> Transcript.replay(start, 37, 0), "move 2", "a1 flips nothing for Light");
    assertRejected(() -> Transcript.replay(start, 28), "move 1", "e4 is not empty");
    assertRejected(
        () -> Transcript.replay(start, 64), "move 1", "Dark may not pass: it has a legal move");
    assertRejected(
        () -> Transcript.replay(start, -1), "move 1", "-1 is not a square of the 8x8 board");
    assertRejected(
        () -> Transcript.replay(start, 65), "move 1", "65 is not a square of the 8x8 board");
    assertRejected(
        () -> Transcript.replay(Reversi.start(4), 0),
        "move 1",
        "0 is not a square of the 4x4 board");
    assertRejected(
        () -> Transcript.replay(DARK_MUST_PASS, 2, 3),
        "move 2",
        "d1 is played after the game is over");
    assertRejected(
        () -> Transcript.replay(DARK_MUST_PASS, 64, 64),
        "move 2",
        "Light may not pass: it has a legal move");
    assertThatThrownBy(() -> Transcript.replay(start, 37, 0))
        .hasMessageEndingWith("in \"[37, 0]\"");
  }
}
