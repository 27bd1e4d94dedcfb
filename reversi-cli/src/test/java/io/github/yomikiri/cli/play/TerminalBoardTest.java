package io.github.yomikiri.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.play.MoveValues;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.Transcript;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TerminalBoardTest {

  private static final List<String> LINES = List.of("Dark 4  somebody with a name", "", "Last: d6");

  private static String draw(boolean color, boolean unicode, int columns, MoveValues values) {
    Game<Reversi> game = Transcript.parse("f5d6");
    return new TerminalBoard(color, unicode, () -> columns)
        .draw(game.position(), game.moves(), values, LINES);
  }

  @Test
  void writesTextBesideTheBoardIfThereIsRoom() {
    assertThat(draw(false, false, 61, MoveValues.NONE))
        .contains(" 2  .  .  .  .  .  .  .  .  2    Dark 4  somebody with a name\n")
        .endsWith("    a  b  c  d  e  f  g  h\n");
    assertThat(draw(false, false, 60, MoveValues.NONE))
        .contains(" 2  .  .  .  .  .  .  .  .  2\n")
        .endsWith("    a  b  c  d  e  f  g  h\n\nDark 4  somebody with a name\nLast: d6\n");
  }

  @Test
  void fitsIntoNarrowScreens() {
    for (int columns : new int[] {45, 60, 70, 80}) {
      assertThat(draw(true, true, columns, MoveValues.NONE).replaceAll("\u001b\\[[\\d;]*m", ""))
          .contains("Dark 4  somebody with a name", "Last: d6")
          .satisfies(text -> assertThat(text.lines()).allMatch(line -> line.length() <= columns));
    }
  }

  @Test
  void showsValues() {
    Board board = Board.of(8);
    MoveValues values = new MoveValues(Map.of(
            board.parse("c3").orElseThrow(), new MoveValues.Value(-12.4, ""),
            board.parse("c4").orElseThrow(), new MoveValues.Value(-0.2, ""),
            board.parse("c5").orElseThrow(), new MoveValues.Value(2.6, "")))
        .whole();
    assertThat(draw(false, false, 80, values))
        .contains(" 3  .  . -12", " 4  .  .  0  O", " 5  .  .  +3 O");
    assertThat(draw(true, false, 80, values))
        .contains("\u001b[38;5;231m +3", "\u001b[38;5;157m-12");
    assertThat(draw(true, true, 80, values)).contains("\u001b[38;5;231m +3", "\u001b[38;5;40m-12");
  }
}
