package io.github.yomikiri.bench.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class MonteCarloCommandTest {

  @Test
  void everyGameIsPlayedWithBothKindsOfLeaves() {
    Run run = Run.of("monte-carlo", "--games", "2", "--time", "1");
    assertThat(run.exitCode()).as(run.err()).isZero();
    List<String> rows = run.out().lines().skip(1).toList();
    assertThat(rows)
        .extracting(row -> row.substring(0, 24).replaceAll(" +", " ").strip())
        .containsExactly(
            "connect4 roll-outs",
            "connect4 evaluator",
            "breakthrough roll-outs",
            "breakthrough evaluator",
            "reversi roll-outs",
            "reversi evaluator");
    assertThat(rows).allMatch(row -> row.contains(" of    2  "));
  }

  @Test
  void anInterruptEndsTheMatches() {
    Run run = Run.interrupted("monte-carlo");
    assertThat(run.out().lines()).hasSizeLessThanOrEqualTo(1);
  }
}
