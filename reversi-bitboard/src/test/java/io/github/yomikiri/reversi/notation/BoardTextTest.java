package io.github.yomikiri.reversi.notation;

import static io.github.yomikiri.reversi.notation.InputAssert.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.Positions;
import io.github.yomikiri.reversi.Reversi;
import org.junit.jupiter.api.Test;

class BoardTextTest {

  private static final String START =
      " abcdefgh \n1........1\n2........2\n3........3\n4...OX...4\n5...XO...5\n6........6\n7........7\n8........8\n"
          + " abcdefgh \n";

  @Test
  void drawsAsIn2011() {
    assertThat(Reversi.start()).hasToString(START + "X to move");
    assertThat(Transcript.play("f5").toString())
        .contains("5...XXX..5")
        .endsWith(" abcdefgh \nO to move");
    assertThat(Reversi.start(4))
        .hasToString(" abcd \n1....1\n2.OX.2\n3.XO.3\n4....4\n abcd \nX to move");
  }

  @Test
  void readsWhatItWrites() {
    for (int size : new int[] {4, 6, 8}) {
      Positions.forEach(
          size,
          30,
          2_000,
          position -> assertThat(BoardText.parse(position.toString())).isEqualTo(position));
    }
  }

  @Test
  void readsTextBlocksAndWindowsLines() {
    String block = """
           abcd
          1....1
          2.OX.2
          3.XO.3
          4....4
           abcd
          X to move
        """;
    assertThat(BoardText.parse(block)).isEqualTo(Reversi.start(4));
    assertThat(BoardText.parse(block.replace("\n", "\r\n"))).isEqualTo(Reversi.start(4));
  }

  @Test
  void readsTheFinalBoardPrintedIn2011() {
    Reversi end = BoardText.parse("""
         abcdefgh
        1OOOXXXXO1
        2XOOXXXXO2
        3XXOOOXXO3
        4XXXOXOOO4
        5XXOXOOXO5
        6XXXXOOXO6
        7XXXOXXOO7
        8XXXXXXXO8
         abcdefgh
        X to move
        """);
    assertThat(end.isTerminal()).isTrue();
    assertThat(end.terminalScore()).isPositive();
  }

  @Test
  void saysWhatIsWrong() {
    String text = START + "X to move";
    assertRejected(
        () -> BoardText.parse(""),
        "the whole drawing",
        "0 lines, not the 7, 9 or 11 of a 4x4, 6x6 or 8x8 board");
    assertRejected(
        () -> BoardText.parse(START),
        "the whole drawing",
        "10 lines, not the 7, 9 or 11 of a 4x4, 6x6 or 8x8 board");
    assertRejected(
        () -> BoardText.parse(text.replaceFirst("abcd", "acbd")),
        "line 1",
        "\"acbdefgh\" is not \"abcdefgh\"");
    assertRejected(
        () -> BoardText.parse(text.replace("2........2", "2.......2")),
        "line 3",
        "\"2.......2\" is not 8 squares between two digits 2");
    assertRejected(
        () -> BoardText.parse(text.replace("2........2", "3........2")),
        "line 3",
        "\"3........2\" is not 8 squares between two digits 2");
    assertRejected(
        () -> BoardText.parse(text.replace("7........7", "7..#.....7")),
        "the drawing, square c7",
        "'#' is not a disc or an empty square");
    assertRejected(
        () -> BoardText.parse(START + "Z to move"), "the drawing", "'Z' is not a side to move");
    assertRejected(
        () -> BoardText.parse(START + "X moves"),
        "line 11",
        "\"X moves\" is not \"X to move\" or \"O to move\"");
  }
}
