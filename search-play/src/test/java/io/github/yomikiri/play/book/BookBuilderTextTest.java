package io.github.yomikiri.play.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.games.TicTacToe;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Texts that a {@link BookBuilder} reads. */
class BookBuilderTextTest {

  @Test
  void readsAFile(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(
        folder.resolve("a.book"),
        BookBuilder.FIRST_LINE
            + "\r\n# a book\r\n\n | a1 5 b1 3 c1 2 a2 1 b2 -5 c2 0 a3 0 b3 0 c3 0\n");
    Book<TicTacToe> book = Book.from(TicTacToe.START).read(file).build();
    assertThat(book.moves(TicTacToe.START).get(8).score()).isEqualTo(-5);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = ';',
      value = {
        "a1; : expected moves, a bar, and then moves with their values, such as f5 | d6 -8",
        "| a1; : expected moves, a bar, and then moves with their values, such as f5 | d6 -8",
        "| a1 0; : the value of the move b1 is missing",
        "| x9 0;, move 1: this is not a legal move here",
        "| a1 100000001; : a value should be a whole number in [-100000000, 100000000]",
        "| a1 zero; : a value should be a whole number in [-100000000, 100000000]",
        "a1 | b1 0; : no earlier line leads to this position"
      })
  void rejectsWhatIsNoBook(String line, String reason) {
    assertThatThrownBy(() -> Books.read(TicTacToe.START, List.of(line)))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageStartingWith("it, line 2" + reason);
  }

  @Test
  void rejectsASecondLineForAPosition() {
    String line = "| a1 0 b1 0 c1 0 a2 0 b2 0 c2 0 a3 0 b3 0 c3 0";
    assertThatThrownBy(() -> Books.read(TicTacToe.START, List.of(line, line)))
        .hasMessageContaining("line 3: an earlier line has the moves of this position");
  }

  private static void assertRejected(String text, String message) {
    assertThatThrownBy(() -> Book.from(TicTacToe.START).read(new StringReader(text), "it"))
        .isInstanceOf(InvalidInputException.class)
        .hasMessage("it, " + message);
  }

  @Test
  void rejectsATextWithoutItsFirstLine() {
    String begin = "a book begins with the line \"# Yomikiri valued book, version 1\"";
    String line = "| a1 0 b1 0 c1 0 a2 0 b2 0 c2 0 a3 0 b3 0 c3 0";
    assertRejected("", "line 1: the text is empty; " + begin);
    assertRejected("\n", "line 1: " + begin);
    assertRejected(line + "\n", "line 1: " + begin + ", in \"" + line + "\"");
    assertRejected("# a comment\n", "line 1: " + begin + ", in \"# a comment\"");
    assertRejected("# Yomikiri\n", "line 1: " + begin + ", in \"# Yomikiri\"");
    assertRejected(
        "# Yomikiri valued book, version 12\n",
        "line 1: this version is not supported, only version 1, in"
            + " \"# Yomikiri valued book, version 12\"");
  }

  /** The first part of the value 77 is 7, which is a value as well. */
  @Test
  void rejectsATextThatWasCutInALine() throws IOException {
    String whole = Books.text(List.of("", "| a1 5 b1 3 c1 2 a2 1 b2 -5 c2 0 a3 0 b3 0 c3 77"));
    int lineBegins = whole.indexOf('|');
    for (int cut = 1; cut < whole.length(); cut++) {
      String part = whole.substring(0, cut);
      if (part.endsWith("\n")) {
        assertThat(Books.read(TicTacToe.START, part.lines().skip(1).toList()).size())
            .isZero();
      } else {
        String line = part.substring(part.lastIndexOf('\n') + 1);
        assertRejected(
            part,
            "line " + (cut > lineBegins ? 3 : 1) + ": this line has no end, so the text was cut"
                + " here; every line should end with a line feed, in \"" + line + "\"");
      }
    }
    assertThat(Book.from(TicTacToe.START).read(new StringReader(whole), "it").size())
        .isOne();
  }
}
