package io.github.yomikiri.reversi.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NBoardGameTest {

  private static final String BEGIN = "(;GM[Othello]";
  private static final String BOARD =
      "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";

  /** A text of this length takes longer than a test may, if the reader needs quadratic time. */
  private static final int MANY = 1_000_000;

  @Test
  void readsACommentFullOfMovesInLinearTime() {
    NBoardGame game = NBoardGame.parse(BEGIN + BOARD + "B[F5]C[" + "B[".repeat(MANY) + "];)");
    assertThat(game.position()).isEqualTo(Reversi.start().play(37));
  }

  @Test
  void readsALongNameInLinearTime() {
    NBoardGame game = NBoardGame.parse(BEGIN + "PB[" + "N".repeat(MANY) + "]" + BOARD + "B[F5];)");
    assertThat(game.position()).isEqualTo(Reversi.start().play(37));
    game = NBoardGame.parse(BEGIN + BOARD + "B[F5]PB[" + "N".repeat(MANY) + "];)");
    assertThat(game.position()).isEqualTo(Reversi.start().play(37));
  }

  /** A forced pass counts as played only if the text writes it. */
  @ParameterizedTest
  @ValueSource(strings = {"", "B[PA]", "B[pass//2.5] "})
  void endsWithAPassIfThatIsWritten(String pass) {
    String board = "BO[8 O*------ " + "-------- ".repeat(7) + "*]";
    NBoardGame game = NBoardGame.parse(BEGIN + board + pass + ";)");
    assertThat(game.position().sideToMove()).isEqualTo(pass.isEmpty() ? Side.DARK : Side.LIGHT);
  }
}
