package io.github.yomikiri.play.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LineReaderTest {

  private static List<String> read(String text) throws IOException {
    LineReader reader = new LineReader(new StringReader(text));
    List<String> lines = new ArrayList<>();
    for (Optional<String> line = reader.next(); line.isPresent(); line = reader.next()) {
      lines.add(line.get());
    }
    return lines;
  }

  @Test
  void endsLinesAsBufferedReaderDoes() throws IOException {
    for (String text :
        List.of("", "a", "a\n", "\n", "\r", "\r\n", "a\r\nb\rc\n\nd\r\r\n\ne", "\n\r")) {
      assertThat(read(text)).as(text).isEqualTo(text.lines().toList());
    }
  }

  @Test
  void skipsAByteOrderMarkAtTheBeginningOnly() throws IOException {
    assertThat(read("\uFEFFname\n\uFEFFquit\n")).containsExactly("name", "\uFEFFquit");
    assertThat(read("\uFEFF")).isEmpty();
  }

  @Test
  void cutsALineThatIsTooLongAndReadsTheNext() throws IOException {
    String longest = "x".repeat(LineReader.MAX_LENGTH);
    List<String> lines = read(longest + "\n" + longest + "yz\r\nshort\n" + longest + "y");
    assertThat(lines).containsExactly(longest, longest + "y", "short", longest + "y");
    assertThat(lines.stream().map(LineReader::isTooLong)).containsExactly(false, true, false, true);
  }
}
