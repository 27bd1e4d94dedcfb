package io.github.yomikiri.reversi.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NBoardGameTest {

  private static final String BEGIN = "(;GM[Othello]";
  private static final String BOARD =
      "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";

  private static NBoardGame parse(String text) {
    return assertTimeoutPreemptively(Duration.ofSeconds(10), () -> NBoardGame.parse(text));
  }

  @Test
  void readsACommentFullOfMovesInLinearTime() {
    NBoardGame game = parse(BEGIN + BOARD + "B[F5]C[" + "B[".repeat(100_000) + "];)");
    assertThat(game.position()).isEqualTo(Reversi.start().play(37));
  }

  @Test
  void readsALongNameInLinearTime() {
    NBoardGame game = parse(BEGIN + "PB[" + "N".repeat(100_000) + "]" + BOARD + "B[F5];)");
    assertThat(game.position()).isEqualTo(Reversi.start().play(37));
    game = parse(BEGIN + BOARD + "B[F5]PB[" + "N".repeat(100_000) + "];)");
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
