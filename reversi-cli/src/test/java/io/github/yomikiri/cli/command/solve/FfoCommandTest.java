package io.github.yomikiri.cli.command.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.cli.command.Run;
import org.junit.jupiter.api.Test;

class FfoCommandTest {

  @Test
  void writesARowForEachPosition() {
    Run run = Run.of("ffo", "1-3,20", "--csv");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.lines())
        .hasSize(5)
        .startsWith("number,empties,score,expected,move,nodes,seconds");
    assertThat(run.lines().get(1)).matches("1,14,18,18,g8,\\d+,\\d+\\.\\d{3}");
    assertThat(run.lines().get(4)).startsWith("20,6,6,6,h5,");
  }

  @Test
  void sumsUp() {
    Run run = Run.of("ffo", "1-2", "--threads", "2", "--hash", "1");
    assertThat(run.exitCode()).isZero();
    assertThat(run.lines().get(3)).startsWith("2 of 2 solved, 2 of them right: ");
  }

  @Test
  void refusesWhatIsOutOfRange() {
    assertThat(Run.of("ffo", "80").exitCode()).isEqualTo(2);
    assertThat(Run.of("ffo", "80").err()).contains("80 is not within 1-79");
    assertThat(Run.of("ffo", "--threads", "0").err()).contains("--threads 0 is outside 1-256");
    assertThat(Run.of("ffo", "--hash", "0").err()).contains("--hash 0 is outside 1-8192");
  }
}
