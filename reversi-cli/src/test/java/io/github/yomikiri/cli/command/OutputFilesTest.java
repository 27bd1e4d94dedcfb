package io.github.yomikiri.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No command replaces a file of somebody, and none works for a file that it cannot write. */
class OutputFilesTest {

  @TempDir
  private static Path folder = Path.of("");

  @BeforeAll
  static void playGames() {
    Run.of(
        "selfplay",
        "-o",
        folder.resolve("games").toString(),
        "--games",
        "3",
        "--depth",
        "1",
        "--empties",
        "4");
  }

  private static Run run(String command, Path output) {
    return Run.of(Arrays.stream(command.split(" ", -1))
        .map(word -> word.replace("OUTPUT", output.toString()).replace("FOLDER", folder.toString()))
        .toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "analyze --game f5d6 --depth 1 --html OUTPUT",
        "explore f5d6 --depth 1 --html OUTPUT",
        "explain f5d6 --svg OUTPUT",
        "match random random --games 2 --html OUTPUT",
        "match random random --games 2 -o FOLDER/match.csv --html OUTPUT",
        "fit-probcut --positions 1 -o OUTPUT",
        "fit-endgame --positions 1 -o OUTPUT",
        "train FOLDER/games -o OUTPUT",
        "train FOLDER/games -o FOLDER/weights --svg OUTPUT",
        "selfplay -o OUTPUT --games 1 --depth 1 --empties 4",
        "book --positions 1 --depth 2 --evaluator discs -o OUTPUT"
      })
  void checkTheirPlaceBeforeTheWork(String command) throws IOException {
    Path letter = Files.writeString(folder.resolve("letter.txt"), "Dear Ann,\n");
    Run run = run(command, letter);
    assertThat(run.exitCode()).as(run.err()).isEqualTo(2);
    assertThat(run.err())
        .containsPattern("letter.txt: (exists already; remove it|is there already)");
    assertThat(run.out()).isEmpty();
    assertThat(letter).hasContent("Dear Ann,\n");
    assertThat(folder.resolve("weights.work")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "analyze --game f5d6 --depth 1 --html OUTPUT",
        "explore f5d6 --depth 1 --html OUTPUT",
        "explain f5d6 --svg OUTPUT",
        "match random random --games 2 --html OUTPUT",
        "fit-probcut --positions 1 -o OUTPUT",
        "train FOLDER/games -o FOLDER/weights --svg OUTPUT"
      })
  void nameTheFolderThatIsMissing(String command) {
    Run run = run(command, folder.resolve("none/page"));
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("none/page: its folder does not exist or cannot be written to");
    assertThat(run.out()).isEmpty();
    assertThat(run(command, folder).err()).contains(folder + ": is a directory");
    assertThat(folder.resolve("weights.work")).doesNotExist();
  }

  /** The run before wrote the page, too. */
  @Test
  void aResumedMatchReplacesItsPage() throws IOException {
    Path page = folder.resolve("page.html");
    String command = "match random random --games 2 -o FOLDER/resumed.csv --html OUTPUT";
    assertThat(run(command, page).exitCode()).isZero();
    String two = Files.readString(page);
    assertThat(run(command.replace("games 2", "games 4"), page).exitCode()).isZero();
    assertThat(page).content().isNotEqualTo(two);
    assertThat(folder).isDirectoryNotContaining("glob:**.part");
  }
}
