package io.github.yomikiri.bench.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SeedTableCommandTest {

  @Test
  void writesNothingButCsv() {
    Run run = Run.of(
        "seed-table", "--csv", "--positions", "41,40", "--algorithms", "killer6_32,negamax2");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.lines()).hasSize(5);
    assertThat(run.lines().get(0)).isEqualTo("algorithm,position,node,inode,millis");
    assertThat(run.lines().get(1)).matches("negamax2,end41,126,11,\\d+\\.\\d{3}");
    assertThat(run.lines().get(4)).matches("killer6_32,end40,1259,1277,\\d+\\.\\d{3}");
  }

  @Test
  void setsPublishedCountsBesideOurs() {
    Run run = Run.of("seed-table", "--algorithms", "negaalpha4", "--positions", "40-45");
    assertThat(run.exitCode()).isZero();
    assertThat(run.lines())
        .anyMatch(line -> line.matches("  negaalpha4 +139 +139 +525 +525 .*"))
        .anyMatch(line -> line.startsWith("node: 6 of 6 as published; inode: 6 of 6 as published"));
    assertThat(run.out()).doesNotContain("!");
  }

  @Test
  void marksDifferencesOfTheCorrectScore() {
    Run run = Run.of(
        "seed-table", "--score", "side-to-move", "--algorithms", "negaalpha6", "--positions", "40");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("1278!", "node: 0 of 1 as published");
  }

  @Test
  void printsWhatThereIsWhenInterrupted() {
    Run run = Run.interrupted("seed-table");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("node: 0 of 0 as published");
  }

  @Test
  void explainsBadOptions() {
    assertThat(Run.of("seed-table", "--positions", "39-41"))
        .isEqualTo(new Run(
            2, "", "benchmarks seed-table: --positions 39-41: 39-41 is not within 40-59\n"));
    assertThat(Run.of("seed-table", "--positions", "40-").err())
        .contains("\"40-\" is not a number");
    assertThat(Run.of("seed-table", "--algorithms", "negamax7").err())
        .contains("\"negamax7\" is unknown; expected some of negamax2, ");
    assertThat(Run.of("seed-table", "--score", "x").err())
        .contains("expected seed or side-to-move");
  }
}
