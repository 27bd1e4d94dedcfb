package io.github.yomikiri.play.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.TextLines;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.TicTacToe;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BookTextTest {

  private static Book<TicTacToe> read(String text) throws IOException {
    return Book.readText(new StringReader(text), "it", TicTacToe.START);
  }

  private static void assertRejected(String text, String message) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(InvalidInputException.class)
        .hasMessage("it, " + message);
  }

  @Test
  void addsTheWeightsOfAllLines() throws IOException {
    Book<TicTacToe> book =
        read("# openings\n\nb2 a1 c3 * 3\n  b2\ta1 a3\r\n# more\nA1 * 20\nb2 c1");
    assertThat(Books.moves(book, TicTacToe.START)).isEqualTo(Map.of("b2", 5, "a1", 20));
    assertThat(Books.moves(book, TicTacToe.after(4))).isEqualTo(Map.of("a1", 4, "c1", 1));
    assertThat(Books.moves(book, TicTacToe.after(4, 0))).isEqualTo(Map.of("c3", 3, "a3", 1));
    assertThat(book.size()).isEqualTo(3);
  }

  @Test
  void findsTranspositions() throws IOException {
    Book<TicTacToe> book = read("a1 b2 c3 b1\nc3 b2 a1 a2");
    assertThat(Books.moves(book, TicTacToe.after(0, 4, 8))).isEqualTo(Map.of("b1", 1, "a2", 1));
  }

  @Test
  void readsAFileFromAnyStart(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("book.txt"), "4 4 * 2\n3\n");
    ConnectFour start = ConnectFour.START.after("12");
    Book<ConnectFour> book = Book.readText(file, start);
    assertThat(Books.moves(book, start)).isEqualTo(Map.of("4", 2, "3", 1));
    Files.writeString(file, "4\n8\n");
    assertThatThrownBy(() -> Book.readText(file, start))
        .hasMessage(file + ", line 2, move 1: this is not a legal move here, in \"8\"");
  }

  @Test
  void aTextWithoutMovesIsNoBook() {
    String reason = "a book has a line of moves at least, such as f5 d6 c3";
    assertRejected("", "line 1: the text is empty; " + reason);
    assertRejected("# nothing\n\n", "after line 2: " + reason);
  }

  @Test
  void namesTheMoveThatIsNotLegal() {
    assertRejected("a1\nb2 a1 a1\n", "line 2, move 3: this is not a legal move here, in \"a1\"");
    assertRejected("a1 b1 a2 b2 a3 b3", "line 1, move 6: the game is over, in \"b3\"");
    assertRejected("a1 *", "line 1, move 2: this is not a legal move here, in \"*\"");
    assertRejected(
        "x".repeat(101),
        "line 1, move 1: a move has at most 100 characters, in \"" + "x".repeat(80) + "...\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "+1", "1.5", "x", "1000000001", "99999999999999999999", "١"})
  void namesTheWeightThatIsWrong(String weight) {
    assertRejected(
        "a1 b1 * " + weight,
        "line 1: the weight should be a whole number in [1, 1000000000], in \"" + weight + "\"");
  }

  @ParameterizedTest
  @CsvSource({"1,1", "0007,7", "1000000000,1000000000"})
  void readsAnyRightWeight(String text, int weight) throws IOException {
    assertThat(Books.moves(read("a1 * " + text), TicTacToe.START)).isEqualTo(Map.of("a1", weight));
  }

  @Test
  void aWeightNeedsAMove() {
    assertRejected("* 3", "line 1: a move should stand before the weight, in \"* 3\"");
  }

  @Test
  void theNumberOfPositionsIsBounded() throws IOException {
    BookEntries enough = new BookEntries(3);
    readInto(enough);
    assertThat(enough.<TicTacToe>build(1).size()).isEqualTo(3);
    assertThatThrownBy(() -> readInto(new BookEntries(2)))
        .isInstanceOf(InvalidInputException.class)
        .hasMessage("it, line 2: a book has at most 2 positions");
  }

  private static void readInto(BookEntries entries) throws IOException {
    TextLines lines = TextLines.of(new StringReader("a1 b1\na1 c1 a2\n"), "it");
    new BookText<>(lines, TicTacToe.START).readWeights(entries);
  }

  @Test
  void longLinesAreRejectedAtOnce() {
    assertRejected(
        "a1 ".repeat(300_000), "line 1, move 2: this is not a legal move here, in \"a1\"");
    assertThatThrownBy(() -> read("a1 ".repeat(400_000)))
        .hasMessageStartingWith("it, line 1: the line has more than 1000000 characters");
  }

  @Test
  void anyTextIsReadOrRejectedWithAPlace() {
    SplittableRandom random = new SplittableRandom(1975);
    String[] parts = {"a1", "b2", "c3", " ", " ", "\n", "*", "* 3", "#", "0", "é", "\t", "\r"};
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = random.nextInt(12); length > 0; length--) {
        text.append(parts[random.nextInt(parts.length)]);
      }
      try {
        read(text.toString());
      } catch (InvalidInputException e) {
        assertThat(e.getMessage()).matches("(?s)it, (after )?line .*");
      } catch (IOException e) {
        throw new AssertionError(text.toString(), e);
      }
    }
  }
}
