package io.github.yomikiri.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.Run;
import io.github.yomikiri.app.games.GameKits;
import java.util.List;
import org.junit.jupiter.api.Test;

class PositionsCommandTest {

  private static List<String> positions(String... args) {
    Run run = Run.of(GameKits.ticTacToe(), args);
    assertThat(run.exitCode()).as(run.err()).isZero();
    return run.out().lines().toList();
  }

  @Test
  void listsEachPositionOnceByItsMoves() {
    assertThat(positions("positions", "--plies", "0")).containsExactly("startpos");
    List<String> third = positions("positions", "--plies", "3");
    assertThat(third).doesNotHaveDuplicates().allMatch(line -> line.startsWith("startpos moves "));
    // The first and the third move can change places, so 504 orders lead to 252 positions.
    assertThat(third).hasSize(252);
    assertThat(positions("positions", "--plies", "1", "--from", "b2"))
        .isNotEmpty()
        .allMatch(line -> line.startsWith("startpos moves b2 "));
  }

  @Test
  void solveReadsTheList() {
    String list = String.join("\n", positions("positions", "--plies", "2")) + "\n";
    Run solved = Run.withInput(GameKits.ticTacToe(), list, "solve", "-", "--csv");
    assertThat(solved.exitCode()).as(solved.err()).isZero();
    assertThat(solved.out().lines().count()).isEqualTo(list.lines().count() + 1);
  }
}
