package io.github.yomikiri.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.input.TextInput;
import io.github.yomikiri.cli.input.OpeningFile;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.ReversiBook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The lists of balanced openings in {@code docs/data}. */
class PublishedOpeningsTest {

  private static final Path FOLDER = Path.of("..", "docs", "data");

  private static Path file(String name) {
    return FOLDER.resolve("openings-" + name + ".txt");
  }

  @Test
  void noTwoOpeningsOfBothListsAreSymmetric() throws IOException {
    List<Game<Reversi>> openings = new ArrayList<>(OpeningFile.read(file("development"), 8));
    assertThat(openings).hasSize(300);
    openings.addAll(OpeningFile.read(file("release"), 8));
    assertThat(openings).hasSize(500);
    assertThat(openings)
        .allSatisfy(opening -> assertThat(opening.moves()).hasSizeBetween(8, 12))
        .extracting(opening -> ReversiBook.identity(opening.position()))
        .doesNotHaveDuplicates();
  }

  @Test
  void theFirstLineNamesTheCommand() throws IOException {
    String command = " openings --plies 8-12 --within 1.5 --depth 14 --seed ";
    assertThat(Files.readAllLines(file("development")).get(0)).endsWith(command + 1);
    List<String> release = Files.readAllLines(file("release"));
    assertThat(release.get(0)).endsWith(command + 2);
    assertThat(release.get(2))
        .isEqualTo("# except " + new TextInput(file("development").toString()).described());
  }
}
