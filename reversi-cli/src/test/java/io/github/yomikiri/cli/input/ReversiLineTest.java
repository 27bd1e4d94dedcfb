package io.github.yomikiri.cli.input;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.input.LineListing;
import io.github.yomikiri.game.input.InvalidInputException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReversiLineTest {

  @Test
  void skipsCommentsAndNamesBadLines() {
    List<String> lines = List.of(
        "# a comment", "", " one # of two", "% another", "bad", "OBF % FFO #40", "   # end");
    LineListing<String> listing = ReversiLine.read("file.txt", lines, (number, text) -> {
      if (text.contains("bad")) {
        throw new InvalidInputException(text, "offset 0", "it is bad");
      }
      return number + ": " + text;
    });
    assertThat(listing.entries()).containsExactly("3: one", "6: OBF % FFO #40");
    assertThat(listing.errors())
        .containsExactly("file.txt, line 5, offset 0: it is bad, in \"bad\"");
  }
}
