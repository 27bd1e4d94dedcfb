package io.github.yomikiri.reversi.notation;

import static io.github.yomikiri.reversi.notation.InputAssert.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Positions;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class ObfPositionTest {

  private static final String FFO_40 =
      "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X; a2:+38; b1:+0; c1:-12; % FFO 40";

  @Test
  void readsAndWritesALine() {
    ObfPosition line = ObfPosition.parse(FFO_40);
    assertThat(line.position().sideToMove()).isEqualTo(Side.DARK);
    assertThat(line.position().emptyCount()).isEqualTo(20);
    assertThat(line.scores())
        .containsExactly(
            Map.entry(new Move(8, "a2"), 38),
            Map.entry(new Move(1, "b1"), 0),
            Map.entry(new Move(2, "c1"), -12));
    assertThat(line.score()).isEmpty();
    assertThat(line.bestScore()).hasValue(38);
    assertThat(line.comment()).isEqualTo("FFO 40");
    assertThat(line.format()).isEqualTo(FFO_40);
  }

  @Test
  void readsAScoreOfThePositionItself() {
    ObfPosition line = ObfPosition.parse(
        "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X; +38;");
    assertThat(line.scores()).isEmpty();
    assertThat(line.score()).hasValue(38);
    assertThat(line.bestScore()).hasValue(38);
    assertThat(ObfPosition.parse(line.format())).isEqualTo(line);
  }

  @Test
  void readsOtherAlphabetsAndSpacing() {
    ObfPosition start = ObfPosition.of(Reversi.start());
    assertThat(start.format())
        .isEqualTo("---------------------------OX------XO--------------------------- X;");
    assertThat(ObfPosition.parse(
            "........ ........ ........ ...O*... ...*O... ........ ........ ........ *"))
        .isEqualTo(start);
    assertThat(ObfPosition.parse("-----ox--xo----- o ; C1 : 2 ;").format())
        .isEqualTo("-----OX--XO----- O; c1:+2;");
  }

  @Test
  void readsWhatItWritesOnEveryBoard() {
    for (int size : new int[] {4, 6, 8}) {
      Positions.forEach(size, 40, 1_000, position -> {
        ObfPosition line = ObfPosition.of(position);
        assertThat(ObfPosition.parse(line.format())).isEqualTo(line);
        assertThat(line.bestScore()).isEmpty();
      });
    }
  }

  @Test
  void readsAFile() {
    String file =
        "% a comment\n\n" + FFO_40 + "\r\n  " + ObfPosition.of(Reversi.start(6)).format() + "\n";
    assertThat(ObfPosition.parseLines(file))
        .extracting(ObfPosition::format)
        .containsExactly(FFO_40, ObfPosition.of(Reversi.start(6)).format());
    assertRejected(
        () -> ObfPosition.parseLines("\n" + FFO_40 + "\nX"),
        "line 3, field 1",
        "1 characters are not 64, 36 or 16 squares and a side to move");
  }

  /** Public test sets end the list of scores with a mark that looks like a move. */
  @Test
  void readsTheScoreOfNoFurtherMoveAsNoScore() {
    assertThat(ObfPosition.parse(FFO_40.replace(" %", " --:-127; %")))
        .isEqualTo(ObfPosition.parse(FFO_40));
    String start = ObfPosition.of(Reversi.start()).format();
    assertThat(ObfPosition.parse(start + " --:-127")).isEqualTo(ObfPosition.of(Reversi.start()));
    assertThat(ObfPosition.parse(start + " -- : -127;").bestScore()).isEmpty();
    assertRejected(
        () -> ObfPosition.parse(start + " --:-12;"),
        "field 2",
        "\"--\" is not a legal move of the position");
    assertRejected(
        () -> ObfPosition.parse(start + " f5:-127;"), "field 2", "score -127 is outside [-64, 64]");
    assertRejected(
        () -> ObfPosition.parse(start + " -127;"), "field 2", "score -127 is outside [-64, 64]");
  }

  @Test
  void showsNoMoreOfALongFieldThanItsBeginning() {
    assertRejected(
        () -> ObfPosition.parse(ObfPosition.of(Reversi.start()).format() + "f".repeat(1_000_000)),
        "field 2",
        "\"" + "f".repeat(40) + "...\" is not a move with a score, such as f5:+4");
  }

  @Test
  void saysWhatIsWrong() {
    String start = ObfPosition.of(Reversi.start()).format();
    assertRejected(
        () -> ObfPosition.parse(""),
        "field 1",
        "0 characters are not 64, 36 or 16 squares and a side to move");
    assertRejected(
        () -> ObfPosition.parse(";;;"),
        "field 1",
        "0 characters are not 64, 36 or 16 squares and a side to move");
    assertRejected(
        () -> ObfPosition.parse(start.replaceFirst("O", "Q")),
        "field 1, square d4",
        "'Q' is not a disc or an empty square");
    assertRejected(
        () -> ObfPosition.parse(start.replace("X;", "-;")), "field 1", "'-' is not a side to move");
    assertRejected(
        () -> ObfPosition.parse(start + " f5:+1; a1:+2;"),
        "field 3",
        "\"a1\" is not a legal move of the position");
    assertRejected(
        () -> ObfPosition.parse(start + " k9:+2;"),
        "field 2",
        "\"k9\" is not a legal move of the position");
    assertRejected(
        () -> ObfPosition.parse(start + " f5:+1; F5:2;"), "field 3", "f5 has two scores");
    assertRejected(
        () -> ObfPosition.parse(start + " f5:+65;"), "field 2", "score 65 is outside [-64, 64]");
    assertRejected(
        () -> ObfPosition.parse(start + " f5=3;"),
        "field 2",
        "\"f5=3\" is not a move with a score, such as f5:+4");
    assertRejected(
        () -> ObfPosition.parse(start + " f5:99999999999;"),
        "field 2",
        "\"f5:99999999999\" is not a move with a score, such as f5:+4");
    assertRejected(
        () -> ObfPosition.parse(start + "% a\nb"),
        "comment",
        "the comment has more than one line: \"a\nb\"");
  }

  @Test
  void checksWhatIsPutTogetherByHand() {
    Reversi start = Reversi.start();
    assertThatThrownBy(
            () -> new ObfPosition(start, Map.of(new Move(0, "a1"), 1), OptionalInt.empty(), ""))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a1 is not a legal move of the position");
    assertThatThrownBy(() -> new ObfPosition(start, Map.of(), OptionalInt.of(-65), ""))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("score -65 is outside [-64, 64]");
  }
}
