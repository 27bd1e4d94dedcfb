package io.github.yomikiri.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * If standard output cannot be written, every command ends with a message and a separate exit code.
 */
class OutputFailureTest {

  private static final String GAMES = "some.games";

  @TempDir
  private static Path folder = Path.of("");

  @BeforeAll
  static void playGames() {
    Run.of("selfplay", "-o", place(GAMES), "--games", "3", "--depth", "1", "--empties", "4");
  }

  @BeforeAll
  static void playAMatch() {
    Run.of("match", "random", "random", "--games", "2", "-o", place("match.csv"));
  }

  private static String place(String file) {
    return folder.resolve(file).toString();
  }

  /** Returns command lines that write at least two lines each. */
  static Stream<String> commands() {
    return Stream.of(
        "--help",
        "help",
        "--version",
        "play --white random",
        "serve --port 0",
        "match random random --games 2",
        "match random random --games 2 --csv",
        "match random random --games 2 --threads 2 --csv",
        "openings --count 2 --plies 2-3 --within 64 --depth 1 --evaluator discs -o FOLDER/openings",
        "book --positions 1 --depth 2 --evaluator discs -o FOLDER/book",
        "book-show",
        "attribute FOLDER/match.csv --empties 4",
        "attribute FOLDER/match.csv --empties 4 --csv",
        "loss FOLDER/match.csv random --empties 8",
        "loss FOLDER/match.csv random --empties 8 --csv",
        "judge FOLDER/judged random --plies 52-54 --positions 2 --evaluator tanuki",
        "judge FOLDER/judged random --plies 52-54 --positions 2 --evaluator tanuki --csv",
        "analyze start --depth 1",
        "analyze start --depth 1 --csv",
        "solve O--X-XXX-OXX--O-_X",
        "solve O--X-XXX-OXX--O-_X --csv",
        "ffo 1",
        "explain f5 --csv",
        "explain f5 --svg -",
        "explore f5 --depth 1 --html -",
        "selfplay --games 1 --depth 1 --empties 4 -o FOLDER/self",
        "label FOLDER/some.games --empties 4 -o FOLDER/label",
        "train FOLDER/some.games --passes 1 --test FOLDER/some.games -o FOLDER/weights",
        "accuracy FOLDER/some.games --evaluators discs",
        "accuracy FOLDER/some.games --evaluators discs --csv",
        "eval f5",
        "eval f5 --csv",
        "gtp --level 1 --hash 2",
        "nboard --level 1 --hash 2",
        "uci --level 1 --hash 2",
        "fit-probcut --positions 60 --depth 3 --stages 1 --evaluator discs",
        "fit-endgame --positions 30",
        "perft --depth 3",
        "games",
        "perft --depth 3 --csv",
        "perft --depth 3 --divide",
        "positions --plies 2",
        "generate-completion");
  }

  private static Run failing(String line, int characters, String message) {
    String input = "protocol_version\nnboard 2\nping 1\nuci\n";
    String[] arguments = Arrays.stream(line.replace("FOLDER", folder.toString()).split(" ", -1))
        .map(argument -> argument.replace('_', ' '))
        .toArray(String[]::new);
    return Run.withFailingOutput(characters, message, input, arguments);
  }

  @ParameterizedTest
  @MethodSource("commands")
  void isReported(String line) throws IOException {
    Run run = failing(line, 3, "No space left on device");
    assertThat(run.exitCode()).as(run.err()).isEqualTo(74);
    assertThat(run.err())
        .contains("standard output cannot be written: No space left on device")
        .doesNotContain("\tat ");
    assertThat(run.out()).hasSize(3);
    deleteWhatWasMade();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void aClosedPipeEndsACommandQuietly(String line) throws IOException {
    Run run = failing(line, 0, "Broken pipe");
    assertThat(run.exitCode()).as(run.err()).isEqualTo(141);
    assertThat(run.err()).doesNotContain("pipe", "\tat ");
    deleteWhatWasMade();
  }

  private static void deleteWhatWasMade() throws IOException {
    for (String made : List.of("self", "label", "weights", "openings", "book")) {
      Files.deleteIfExists(folder.resolve(made));
    }
  }

  @Test
  void everyCommandIsTried() {
    List<String> tried =
        new ArrayList<>(commands().map(line -> line.split(" ", 2)[0]).distinct().toList());
    Set<String> visible = CommandTree.visible().stream()
        .map(command -> command.getCommandSpec().name())
        .collect(Collectors.toSet());
    assertThat(tried).containsAll(visible);
  }

  @Test
  void countingEndsAtTheFirstLineThatIsNotWritten() {
    // With depth 60 it would not end.
    Run run = failing("perft --depth 60 --csv", 60, "Broken pipe");
    assertThat(run.exitCode()).isEqualTo(141);
  }
}
