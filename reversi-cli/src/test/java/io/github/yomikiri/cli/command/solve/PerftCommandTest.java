package io.github.yomikiri.cli.command.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.console.Interrupt;
import io.github.yomikiri.cli.command.Run;
import org.junit.jupiter.api.Test;

class PerftCommandTest {

  @Test
  void countsEachDepth() {
    Run run = Run.of("perft", "--depth", "6", "--csv");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.lines().get(0)).isEqualTo("depth,leaves,seconds,leaves_per_second");
    assertThat(run.lines().subList(1, 7))
        .extracting(line -> line.split(",", -1)[1])
        .containsExactly("4", "12", "56", "244", "1396", "8200");
  }

  @Test
  void comparesWithWhatIsKnown() {
    for (String size : new String[] {"4", "6", "8"}) {
      Run run = Run.of("perft", "--size", size, "--depth", "7");
      assertThat(run.exitCode()).isZero();
      assertThat(run.lines())
          .hasSize(8)
          .filteredOn(line -> line.endsWith("equal"))
          .hasSize(7);
    }
    assertThat(Run.of("perft", "--size", "4", "--depth", "9").lines().get(9)).endsWith("-");
  }

  @Test
  void divides() {
    assertThat(Run.of("perft", "--depth", "5", "--divide", "--csv").lines())
        .containsExactly("move,leaves", "d3,349", "c4,349", "f5,349", "e6,349");
    assertThat(Run.of("perft", "--depth", "5", "--divide").out()).contains("all", "1396");
  }

  @Test
  void startsFromAnyPosition() {
    String position = "------ ------ --XO-- --OX-- ------ ------ O".replace(" ", "");
    Run run = Run.of("perft", "--from", position, "--depth", "2", "--csv");
    assertThat(run.lines().get(2)).startsWith("2,12,");
  }

  /** A count cannot be stopped halfway. */
  @Test
  void ctrlCDoesNotWaitForACount() {
    for (String[] command :
        new String[][] {{"perft", "--depth=2"}, {"perft", "--depth=2", "--divide"}}) {
      Interrupt interrupt = new Interrupt();
      assertThat(Run.withInterrupt(interrupt, command).exitCode()).isZero();
      assertThat(interrupt.isAtOnce()).isTrue();
    }
  }

  @Test
  void explainsBadOptions() {
    assertThat(Run.of("perft", "--depth", "0").err()).contains("--depth 0 is outside 1-60");
    assertThat(Run.of("perft", "--depth", "2", "--size", "7").err()).contains("expected 4, 6 or 8");
    assertThat(Run.of("perft", "--depth", "2", "--from", "XO").err())
        .contains("XO: neither a file nor a position; expected start, a transcript");
    assertThat(Run.of("perft", "--depth", "2", "--size", "6", "--from", "O--X-XXX-OXX--O- X")
            .err())
        .contains("--size 6: the board of --from has 4x4 squares");
  }

  @Test
  void beginsAfterATranscript() {
    Run run = Run.of("perft", "--depth", "1", "--from", "f5", "--csv");
    assertThat(run.lines().get(1)).startsWith("1,3,");
  }
}
