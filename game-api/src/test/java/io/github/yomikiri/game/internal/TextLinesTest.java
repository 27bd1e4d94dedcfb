package io.github.yomikiri.game.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.input.InvalidInputException;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextLinesTest {

  private static List<String> lines(String text) throws IOException {
    return TextLines.of(new StringReader(text), "test").rest();
  }

  @Test
  void skipsAByteOrderMarkAtTheBeginningOnly(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("lines.txt"), "\uFEFFone\n\uFEFFtwo\n");
    assertThat(TextLines.readAll(file)).containsExactly("one", "\uFEFFtwo");
    assertThat(lines("\uFEFF")).isEmpty();
    assertThat(TextLines.withoutByteOrderMark("\uFEFFone")).isEqualTo("one");
    assertThat(TextLines.withoutByteOrderMark("one")).isEqualTo("one");
    assertThat(TextLines.withoutByteOrderMark("")).isEmpty();
  }

  @Test
  void endsLinesAsStringDoes() throws IOException {
    assertThat(lines("a\nb\r\nc\rd\n\ne\r\r\nf"))
        .containsExactly("a", "b", "c", "d", "", "e", "", "f");
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 2_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = random.nextInt(12); length > 0; length--) {
        text.append("ab\n\r".charAt(random.nextInt(4)));
      }
      List<String> expected = text.toString().lines().toList();
      assertThat(lines(text.toString())).isEqualTo(expected);
      assertThat(TextLines.split(text.toString())).isEqualTo(expected);
    }
    String line = "x".repeat(8_191);
    assertThat(lines(line + "\r\n" + line + "\r\ny")).containsExactly(line, line, "y");
  }

  @Test
  void saysWhetherTheLastLineHasItsEnd() throws IOException {
    for (String text : List.of("a", "\uFEFFa", "a\nb", "a\r\n ", "a\rb")) {
      TextLines lines = TextLines.of(new StringReader(text), "test");
      assertThat(lines.hasLineEnd()).isTrue();
      assertThat(lines.rest()).isNotEmpty();
      assertThat(lines.hasLineEnd()).as(text).isFalse();
    }
    for (String text : List.of("", "\n", "a\n", "a\r", "a\r\n", "a\n\n")) {
      TextLines lines = TextLines.of(new StringReader(text), "test");
      lines.rest();
      assertThat(lines.hasLineEnd()).as(text).isTrue();
    }
  }

  @Test
  void saysWhatATextLacks() throws IOException {
    TextLines lines = TextLines.of(new StringReader("a\nb"), "test");
    assertThat(lines.missing("it needs a line"))
        .hasMessage("test, line 1: the text is empty; it needs a line");
    lines.rest();
    assertThat(lines.missing("it needs c")).hasMessage("test, after line 2: it needs c");
  }

  @Test
  void rejectsALineThatIsTooLongAndGoesOn() throws IOException {
    String longest = "x".repeat(TextLines.MAX_LENGTH);
    TextLines lines =
        TextLines.of(new StringReader("a\n" + longest + "\n" + longest + "y\nb"), "games.txt");
    assertThat(lines.next()).hasValue("a");
    assertThat(lines.next()).hasValue(longest);
    assertThatThrownBy(lines::next)
        .isInstanceOf(InvalidInputException.class)
        .hasMessage("games.txt, line 3: the line has more than 1000000 characters, in \""
            + "x".repeat(80) + "...\"");
    assertThat(lines.next()).hasValue("b");
    assertThat(lines.number()).isEqualTo(4);
    assertThat(lines.next()).isEmpty();
  }

  @Test
  void aLineWithoutEndTakesNoMemory() throws IOException {
    long characters = 1L << 26;
    Reader endless = new Reader() {
      private long left = characters;

      @Override
      public int read(char[] buffer, int offset, int length) {
        int count = (int) Math.min(length, left);
        left -= count;
        Arrays.fill(buffer, offset, offset + count, 'x');
        return count == 0 ? -1 : count;
      }

      @Override
      public void close() {}
    };
    TextLines lines = TextLines.of(endless, "endless");
    assertThatThrownBy(lines::next)
        .hasMessageStartingWith("endless, line 1: the line has more than ");
    assertThat(lines.next()).isEmpty();
  }

  /** Old files have names in other character sets. */
  @Test
  void aByteThatIsNotUtf8CostsOnlyItself(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("latin");
    Files.write(file, "one\nJos\u00e9 two\nthree".getBytes(StandardCharsets.ISO_8859_1));
    assertThat(TextLines.readAll(file)).containsExactly("one", "Jos\uFFFD two", "three");
  }

  @Test
  void rejectsWhatIsNoText(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("binary");
    Files.write(file, "one\ntwo\nthree".getBytes(StandardCharsets.UTF_16));
    assertThatThrownBy(() -> TextLines.readAll(file))
        .isInstanceOf(InvalidInputException.class)
        .hasMessage(file + ", line 1: this is not text in UTF-8");
    try (TextLines lines = TextLines.open(file)) {
      assertThatThrownBy(lines::rest).isInstanceOf(InvalidInputException.class);
      assertThat(lines.next()).isEmpty();
    }
  }

  /** A reader that a program gives may reject such bytes itself. */
  @Test
  void namesTheReaderThatRejectsBytes(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("latin");
    Files.write(file, "one\ntwo\u00e9".getBytes(StandardCharsets.ISO_8859_1));
    try (TextLines lines = TextLines.of(Files.newBufferedReader(file), "it")) {
      assertThatThrownBy(lines::rest)
          .isInstanceOf(InvalidInputException.class)
          .hasMessage("it, near the beginning: this is not text in UTF-8");
    }
  }

  @Test
  void anExceptionHasPlaceAndReason() {
    InvalidInputException bare = new InvalidInputException("f5\na1", "offset 3", "no move");
    assertThat(bare).hasMessage("offset 3: no move, in \"f5\\na1\"");
    assertThat(bare.source()).isEmpty();
    InvalidInputException inFile = bare.inSource("games.txt", "line 7");
    assertThat(inFile)
        .hasMessage("games.txt, line 7, offset 3: no move, in \"f5\\na1\"")
        .hasCause(bare);
    assertThat(inFile.source()).hasValue("games.txt");
    assertThat(inFile.place()).isEqualTo("line 7, offset 3");
    assertThat(inFile.reason()).isEqualTo("no move");
    assertThat(inFile.value()).isEqualTo("f5\na1");
    assertThat(new InvalidInputException("", "header", "damaged").inSource("a.wtb"))
        .hasMessage("a.wtb, header: damaged");
    assertThat(
            new InvalidInputException("\033[2J\u009b", "line 1", "\007 is odd").inSource("\033]0;"))
        .hasMessage("?]0;, line 1: ? is odd, in \"?[2J?\"");
  }
}
