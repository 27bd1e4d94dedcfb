package io.github.yomikiri.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UnknownOptionsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "gtp --depht 5",
        "gtp --depht=5 --threads 2",
        "analyze --depht 5 start",
        "analyze start --depht 5",
        "solve --chekc x --csv",
        "perft --depht 5",
        "match random random --game 3",
        "eval --csvs"
      })
  void namesOnlyTheOptionThatIsUnknown(String line) {
    Run run = Run.of(line.split(" ", -1));
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err().lines().findFirst())
        .hasValueSatisfying(message -> assertThat(message)
            .matches("yomikiri [a-z]+: Unknown option: '--(depht|chekc|game|csvs)', did you mean"
                + " '--(depth|check|games|csv)'\\?"));
  }

  @Test
  void namesEachUnknownOption() {
    assertThat(Run.of("gtp", "-x", "5").err()).startsWith("yomikiri gtp: Unknown option: '-x'\n");
    assertThat(Run.of("gtp", "--depht", "5", "--qqq").err())
        .startsWith("yomikiri gtp: Unknown options: '--depht', did you mean '--depth'?; '--qqq'\n");
    // A file may have such a name, and a position may begin with empty squares.
    assertThat(Run.of("eval", "--", "--cvs").err()).contains("--cvs: neither a file nor");
    assertThat(Run.of("eval", "--xo-ox---------", "x").err()).doesNotContain("Unknown");
    assertThat(Run.of("eval", "--xo-ox--------- x").exitCode()).isZero();
  }
}
