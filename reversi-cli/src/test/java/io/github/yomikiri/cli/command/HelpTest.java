package io.github.yomikiri.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class HelpTest {

  /** Returns the names of all commands except picocli's own. */
  static Stream<String> commands() {
    return CommandTree.visible().stream()
        .map(command -> command.getCommandSpec().qualifiedName())
        .map(name -> name.substring("yomikiri ".length()))
        .filter(name -> !List.of("help", "generate-completion").contains(name));
  }

  @Test
  void allCommandsAreFound() {
    assertThat(commands()).contains("play", "analyze", "ffo").doesNotContain("analyse");
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandHasHelpWithExamples(String command) {
    Run run = Run.of((command + " --help").split(" ", -1));
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .contains("Usage: yomikiri " + command, "Examples:", "  yomikiri " + command);
    assertThat(run.lines()).allMatch(line -> line.length() <= 100);
    assertThat(Run.of("--help").lines())
        .filteredOn(line -> line.startsWith("  " + command + " "))
        .singleElement()
        .satisfies(line -> assertThat(line).endsWith("."));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandTellsItsVersion(String command) {
    assertThat(Run.of((command + " --version").split(" ", -1)).out()).startsWith("yomikiri ");
  }

  @Test
  void oldSpellingsWorkAndAreNotShown() {
    assertThat(Run.of("--help").out()).contains("analyze").doesNotContain("analyse");
    String help = Run.of("analyze", "--help").out();
    assertThat(help).doesNotContain("analyse");
    assertThat(Run.of("analyse", "--help").out()).isEqualTo(help);
  }

  @Test
  void completesInAShell() {
    Run run = Run.of("generate-completion");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("complete -F", "analyze").doesNotContain("analyse");
  }

  @Test
  void tellsItsVersion() {
    assertThat(Run.of("--version").out()).startsWith("yomikiri ");
  }

  @Test
  void asksForACommand() {
    Run run = Run.of();
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .contains("the command is missing", "play", "perft")
        .doesNotContain("analyse");
  }

  @Test
  void namesAWordThatIsNeitherACommandNorAGame() {
    for (String line : List.of("connct-four", "connct-four perft", "connct-four perft --depth 3")) {
      Run run = Run.of(line.split(" "));
      assertThat(run.exitCode()).isEqualTo(2);
      assertThat(run.err())
          .startsWith("yomikiri: \"connct-four\" is neither a command nor a game that 'yomikiri"
              + " games' lists");
    }
    assertThat(Run.of("connect-four", "prft").err())
        .startsWith("yomikiri connect-four: \"prft\" is no command; did you mean perft");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--nonsense", "nonsense", "perft --depth x", "perft", "match random"})
  void explainsBadArgumentsInALine(String line) {
    Run run = Run.of(line.split(" ", -1));
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("yomikiri").doesNotContain("Exception", "\tat ");
    assertThat(run.err().lines().count()).isLessThanOrEqualTo(2);
  }
}
