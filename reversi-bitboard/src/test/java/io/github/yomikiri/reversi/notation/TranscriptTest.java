package io.github.yomikiri.reversi.notation;

import static io.github.yomikiri.reversi.notation.InputAssert.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TranscriptTest {

  /** The shortest way to wipe the opponent out from the standard start. */
  private static final String WIPE_OUT = "e6f4e3f6g5d6e7f5c5";

  @Test
  void readsAndWritesAGame() {
    Game<Reversi> game = Transcript.parse(WIPE_OUT);
    assertThat(game.moves()).hasSize(9);
    assertThat(game.position().isTerminal()).isTrue();
    assertThat(game.position().light()).isZero();
    assertThat(game.position().terminalScore()).isEqualTo(-64);
    assertThat(Transcript.format(game)).isEqualTo(WIPE_OUT);
    assertThat(Transcript.play(WIPE_OUT)).isEqualTo(game.position());
  }

  @Test
  void readsEitherCaseWhiteSpaceAndPasses() {
    Reversi darkMustPass = Reversi.of(1L << 1, 1L, Side.DARK);
    Game<Reversi> game = Transcript.parse(darkMustPass, "c1");
    assertThat(game).hasToString("-- c1");
    for (String text : new String[] {
      "--c1", "PA C1", "psc1", " pass\tC1\n", "passc1", "\u30d1\u30b9 c1", "\u2014 c1"
    }) {
      assertThat(Transcript.parse(darkMustPass, text)).as(text).isEqualTo(game);
    }
    assertThat(Transcript.format(game)).isEqualTo("c1");
    assertThat(Transcript.parse("")).isEqualTo(Transcript.replay(Reversi.start()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. f5 d6 2. c3 d3 3. c4",
        "1.f5 2.d6 3.c3 4.d3 5.c4",
        "1 f5 d6 2 c3 d3 3 c4",
        "1. f5 1... d6 2. c3 2... d3 3. c4",
        "(1) F5-D6 (2) C3-D3 (3) C4",
        "f5,d6,c3,d3,c4",
        "f5-d6-c3-d3-c4",
        "f5 \u2013 d6 \u2014 c3 \u2212 d3; c4.",
        "F 5 D 6 C 3 D 3 C 4",
        "f5 d6\r\nc3 d3\r\nc4\r\n",
        "\uff26\uff15\uff24\uff16\u3000\uff23\uff13\u3001\uff44\uff13\u00a0c4",
        "[f5] [d6] [c3] [d3] [c4]",
        "f5\u200bd6 c3 d3\u2026 c4"
      })
  void readsTheSpellingsOfPeople(String text) {
    assertThat(Transcript.parse(text)).isEqualTo(Transcript.parse("f5d6c3d3c4"));
  }

  @Test
  void passesMayEndAFinishedGame() {
    assertThat(Transcript.parse(WIPE_OUT + " -- pass")).isEqualTo(Transcript.parse(WIPE_OUT));
  }

  @Test
  void aNumberIsThatOfItsMove() {
    assertRejected(
        () -> Transcript.parse("f5 6 c3"),
        "offset 3 (move 2)",
        "the number 6 is not that of the move");
    assertRejected(
        () -> Transcript.parse("2. c4"),
        "offset 0 (move 1)",
        "the number 2 is not that of the move");
    assertRejected(
        () -> Transcript.parse("f5 d6 2"),
        "offset 6 (move 3)",
        "\"2\" is not a square of the 8x8 board or a pass");
    Reversi later = Transcript.play("f5d6c3");
    assertThat(Transcript.parse(later, "2... d3 3. c4")).isEqualTo(Transcript.parse(later, "d3c4"));
  }

  @Test
  void aLongTextNeedsNoStack() {
    String text = "f5" + " - , ".repeat(500_000) + "d6";
    assertThat(Transcript.parse(text)).isEqualTo(Transcript.parse("f5d6"));
  }

  @Test
  void readsWhatItWritesOnEveryBoard() {
    for (int seed = 0; seed < 300; seed++) {
      Game<Reversi> game = RandomGames.game(4 + 2 * (seed % 3), seed, seed % 70);
      assertThat(Transcript.parse(game.start(), Transcript.format(game))).isEqualTo(game);
    }
  }

  @Test
  void saysWhatIsWrong() {
    assertRejected(
        () -> Transcript.parse("f5d6i3"),
        "offset 4 (move 3)",
        "\"i3\" is not a square of the 8x8 board or a pass");
    assertRejected(
        () -> Transcript.parse("f5 d6 c"),
        "offset 6 (move 3)",
        "\"c\" is not a square of the 8x8 board or a pass");
    assertRejected(
        () -> Transcript.parse(Reversi.start(4), "a5"),
        "offset 0 (move 1)",
        "\"a5\" is not a square of the 4x4 board or a pass");
    assertRejected(() -> Transcript.parse("f5f5"), "offset 2 (move 2)", "f5 is not empty");
    assertRejected(
        () -> Transcript.parse("f5a1"), "offset 2 (move 2)", "a1 flips nothing for Light");
    assertRejected(
        () -> Transcript.parse("f5pa"),
        "offset 2 (move 2)",
        "Light may not pass: it has a legal move");
    assertRejected(
        () -> Transcript.parse(WIPE_OUT + "a1"),
        "offset 18 (move 10)",
        "a1 is played after the game is over");
    assertThatThrownBy(() -> Transcript.parse("f5a1")).hasMessageEndingWith("in \"f5a1\"");
    assertThatThrownBy(() -> Transcript.parse("z".repeat(100)))
        .hasMessageEndingWith("in \"" + "z".repeat(80) + "...\"")
        .extracting(e -> ((InvalidInputException) e).value())
        .isEqualTo("z".repeat(100));
  }
}
