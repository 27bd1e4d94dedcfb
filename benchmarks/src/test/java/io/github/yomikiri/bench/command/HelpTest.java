package io.github.yomikiri.bench.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.console.Console;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HelpTest {

  /** Returns the names of all commands but games and picocli's own. */
  static Stream<String> commands() {
    return BenchmarksMain.commands(Console.silent()).getSubcommands().entrySet().stream()
        .filter(each -> !each.getValue().getCommandSpec().usageMessage().hidden())
        .map(Map.Entry::getKey)
        .filter(name -> !name.equals("help"));
  }

  @Test
  void allCommandsAreFound() {
    assertThat(commands())
        .containsExactly(
            "seed-table", "pi-tree", "nodes-per-game", "killer-table", "tune", "yardstick");
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandHasHelpWithExamples(String command) {
    Run run = Run.of(command, "--help");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .contains("Usage: benchmarks " + command, "Examples:", "  benchmarks " + command);
    assertThat(run.out().lines()).allMatch(line -> line.length() <= 100);
    assertThat(Run.of("--help").out()).contains("\n  " + command + " ");
  }

  @Test
  void asksForACommand() {
    Run run = Run.of();
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("the command is missing; expected one of ", "seed-table");
  }
}
