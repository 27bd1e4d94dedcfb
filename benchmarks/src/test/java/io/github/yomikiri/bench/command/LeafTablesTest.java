package io.github.yomikiri.bench.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LeafTablesTest {

  @Test
  void setsThePublishedMeansBesideOurs() {
    Run run = Run.of("nodes-per-game", "--depth", "1-2", "--games", "20");
    assertThat(run.exitCode()).isZero();
    assertThat(run.lines())
        .anyMatch(line -> line.matches("minimax1 +40 +[\\d.]+ +[\\d.]+ +- +-"))
        .anyMatch(line -> line.matches("alphabeta2 +40 +[\\d.]+ +[\\d.]+ +734\\.2[01] .*"));
  }

  @Test
  void isTheSameForTheSameSeed() {
    String[] args = {"nodes-per-game", "--depth", "2", "--games", "3", "--seed", "9", "--csv"};
    Run run = Run.of(args);
    assertThat(run.lines()).hasSize(3);
    assertThat(run.lines().get(0))
        .isEqualTo("searcher,games,leaves_per_game,half_width_95,published");
    assertThat(Run.of(args)).isEqualTo(run);
  }

  @Test
  void triesAllNumbersOfKillers() {
    Run run = Run.of("killer-table", "--depth", "3", "--games", "3");
    assertThat(run.lines()).hasSize(10);
    assertThat(run.lines().get(1)).startsWith("killers1 ");
    assertThat(run.lines().get(9)).startsWith("alphabeta ");
  }

  @Test
  void explainsBadOptions() {
    assertThat(Run.of("nodes-per-game", "--depth", "0").exitCode()).isEqualTo(2);
    assertThat(Run.of("nodes-per-game", "--games", "0").err()).contains("--games 0 is outside");
    assertThat(Run.of("killer-table", "--depth", "21").exitCode()).isEqualTo(2);
  }
}
