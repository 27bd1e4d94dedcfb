package io.github.yomikiri.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** As the name of an output, - is standard output in every command, or it is rejected. */
class StandardOutputTest {

  /** The options by which commands write. */
  private static final List<String> OPTIONS = List.of("--output", "--svg", "--values");

  @TempDir
  private static Path folder = Path.of("");

  @BeforeAll
  static void playAMatch() {
    Run.of("match", "random", "random", "--games", "2", "-o", place("match.csv"));
    Run.of("selfplay", "-o", place("some.games"), "--games", "3", "--depth", "1", "--empties", "4");
  }

  private static String place(String file) {
    return folder.resolve(file).toString();
  }

  @AfterEach
  void noFileHasThisName() {
    assertThat(Files.exists(Path.of("-"))).isFalse();
  }

  static Stream<String> resumed() {
    return Stream.of(
        "match random random --games 2 --output -",
        "openings --count 1 --plies 2-3 --within 64 --depth 1 --evaluator discs --output -",
        "book --positions 1 --depth 2 --evaluator discs --output -",
        "attribute FOLDER/match.csv --empties 4 --output -",
        "loss FOLDER/match.csv random --empties 8 --values -",
        "selfplay --games 1 --depth 1 --empties 4 --output -",
        "label FOLDER/some.games --empties 4 --output -",
        "solve O--X-XXX-OXX--O-_X --output -",
        "train FOLDER/some.games --passes 1 --output -");
  }

  static Stream<String> written() {
    return Stream.of(
        "explain f5 --svg -",
        "fit-probcut --positions 60 --depth 3 --stages 1 --evaluator discs --output -",
        "fit-endgame --positions 30 --output -");
  }

  static Stream<String> drawn() {
    return Stream.of("train FOLDER/some.games --passes 1 --output FOLDER/some.weights --svg -");
  }

  private static Run run(String line) {
    return Run.of(Arrays.stream(line.replace("FOLDER", folder.toString()).split(" ", -1))
        .map(argument -> argument.replace('_', ' '))
        .toArray(String[]::new));
  }

  @ParameterizedTest
  @MethodSource("resumed")
  void isRejectedWhereARunResumes(String line) {
    Run run = run(line);
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .endsWith(String.format(
            ": -: standard output cannot be resumed by a later run; expected the name of a"
                + " file%n"));
  }

  @ParameterizedTest
  @MethodSource("written")
  void isWrittenInsteadOfTheReport(String line) {
    Run run = run(line);
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).matches("(?s)(<svg|yomikiri-probcut,1\n).*").doesNotContain("fitted to");
    assertThat(run(line + " --csv").err())
        .contains("--csv and -", " - cannot both write to standard output");
  }

  @ParameterizedTest
  @MethodSource("drawn")
  void isDrawnInsteadOfTheReport(String line) {
    Run run = run(line);
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).matches("(?s)<svg .*</svg>\\s*");
  }

  @Test
  void everyOptionIsTried() {
    Stream<String> all = CommandTree.visible().stream()
        .map(command -> command.getCommandSpec())
        .flatMap(spec -> OPTIONS.stream()
            .filter(option -> spec.findOption(option) != null)
            .map(option -> spec.name() + " " + option));
    List<String> tried = Stream.of(resumed(), written(), drawn())
        .flatMap(lines -> lines)
        .map(line -> line.replaceFirst(" .* --", " --").replaceFirst(" -$", ""))
        .toList();
    assertThat(tried).hasSameElementsAs(all.toList());
  }
}
