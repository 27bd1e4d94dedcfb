package io.github.yomikiri.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HelpTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "play",
        "match",
        "analyse",
        "solve",
        "explain",
        "selfplay",
        "label",
        "train",
        "accuracy",
        "eval",
        "gtp",
        "nboard",
        "perft",
        "seed-table",
        "pi-tree",
        "nodes-per-game",
        "killer-table",
        "fit-probcut"
      })
  void everyCommandHasHelpWithExamples(String command) {
    Run run = Run.of(command, "--help");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .contains("Usage: yomikiri " + command, "Examples:", "  yomikiri " + command);
    assertThat(run.lines()).allMatch(line -> line.length() <= 100);
    assertThat(Run.of("--help").lines())
        .filteredOn(line -> line.startsWith("  " + command + " "))
        .singleElement()
        .satisfies(line -> assertThat(line).endsWith("."));
  }

  @Test
  void tellsItsVersion() {
    assertThat(Run.of("--version").out()).startsWith("yomikiri ");
    assertThat(Run.of("perft", "--version").out()).startsWith("yomikiri ");
  }

  @Test
  void asksForACommand() {
    Run run = Run.of();
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("which command?", "seed-table", "play");
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
