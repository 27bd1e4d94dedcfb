package io.github.yomikiri.reversi.eval;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TerminalScoreTest {

  /** The first discs of the board are Dark's, the last ones Light's; Dark is to move. */
  private static Reversi counts(int dark, int light) {
    return Reversi.of(firstSquares(dark), ~firstSquares(64 - light), Side.DARK);
  }

  private static long firstSquares(int count) {
    return count == 64 ? -1L : (1L << count) - 1;
  }

  @ParameterizedTest
  @CsvSource({
    // dark, light, plain, standard, interprism, vsotha
    "64,  0,  64,  64,   64,  64",
    "40, 24,  16,  16,   16,  16",
    "32, 32,   0,   0,    0,   0",
    "40, 20,  20,  24,   28,  20",
    "20, 40, -20, -24,  -28, -20",
    "30, 30,   0,   0,    0,   0",
    "13,  0,  13,  64,  115,  64",
    " 0, 13, -13, -64, -115, -64",
    " 1,  0,   1,  64,  127,  64",
    " 0,  0,   0,   0,    0,   0",
  })
  void countsEmptySquaresByItsRule(
      int dark, int light, int plain, int standard, int interprism, int vsOtha) {
    Reversi node = counts(dark, light);
    assertThat(TerminalScore.PLAIN.discs(node)).isEqualTo(plain);
    assertThat(TerminalScore.STANDARD.discs(node)).isEqualTo(standard);
    assertThat(TerminalScore.INTERPRISM.discs(node)).isEqualTo(interprism);
    assertThat(TerminalScore.VSOTHA.discs(node)).isEqualTo(vsOtha);
    assertThat(TerminalScore.VSOTHA.unit(1_000).terminalScore(node)).isEqualTo(1000 * vsOtha);
  }

  @Test
  void aWipeOutOnASmallBoardCountsAllOfItsSquares() {
    Reversi onlyDark = Reversi.of(6, 0x0000001818000000L, 0, Side.DARK);
    assertThat(TerminalScore.VSOTHA.discs(onlyDark)).isEqualTo(36);
    assertThat(TerminalScore.STANDARD.discs(onlyDark)).isEqualTo(36);
    assertThat(TerminalScore.INTERPRISM.discs(onlyDark)).isEqualTo(4 + 2 * 32);
    assertThat(TerminalScore.PLAIN.discs(onlyDark)).isEqualTo(4);
    assertThat(TerminalScore.VSOTHA.discs(Reversi.of(4, 0, 0x0000001818000000L, Side.DARK)))
        .isEqualTo(-16);
  }
}
