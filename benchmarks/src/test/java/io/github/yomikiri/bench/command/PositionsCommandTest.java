package io.github.yomikiri.bench.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.bench.learn.MoveText;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.kit.LearningKit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionsCommandTest {

  @TempDir
  static Path folder;

  private static Path solved() {
    return folder.resolve("solved.txt");
  }

  @BeforeAll
  static void solve() throws IOException {
    Run run = Run.of("positions", "connect-four", "--plies", "28-34", "--positions", "40");
    Files.writeString(solved(), run.out());
  }

  // With few nodes the solver has proven only a bound of some positions.
  @ParameterizedTest
  @CsvSource({"connect-four, 34, 38, 10000", "reversi-6x6, 24, 27, 150"})
  void scoresAreThoseOfTheWholeGame(String name, int least, int most, int nodes) {
    String[] command = {
      "positions", name, "--plies", least + "-" + most, "--positions", "40", "--nodes", "" + nodes
    };
    Run run = Run.of(command);
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines()).hasSize(40);
    checkScores(new LearningKitConverter().convert(name), run.lines(), least, most);
    assertThat(Run.of(command).out()).as("the same once more").isEqualTo(run.out());
  }

  private static <N extends Node<N>> void checkScores(
      LearningKit<N> game, List<String> lines, int least, int most) {
    Set<Long> keys = new HashSet<>();
    for (String line : lines) {
      String[] parts = line.split(" ");
      Game<N> played = new MoveText<>(game.start()).game(parts[0]);
      assertThat(played.moves().size()).isBetween(least, most);
      assertThat(keys.add(played.position().key())).as(line).isTrue();
      assertThat(value(played.position())).as(line).isEqualTo(Integer.parseInt(parts[1]));
    }
  }

  /** Returns the value of a position by searching the whole game. */
  private static <N extends Node<N>> int value(N node) {
    if (node.isTerminal()) {
      return node.terminalScore();
    }
    int best = Integer.MIN_VALUE;
    for (Move move : node.legalMoves()) {
      best = Math.max(best, -value(node.play(move.code())));
    }
    return best;
  }

  @ParameterizedTest
  @CsvSource({"--depth, 3", "--nodes, 500", "--visits, 200", "--level, 6"})
  void aPlayerThatLooksFurtherMakesFewerMistakes(String option, String value) {
    double atOnce = mistakes("--level", "1");
    assertThat(mistakes(option, value)).isLessThan(atOnce);
    assertThat(mistakes("--level", "1")).as("the same once more").isEqualTo(atOnce);
  }

  private static double mistakes(String option, String value) {
    Run run = Run.of("judge", "connect-four", solved().toString(), option, value, "--hand-written");
    assertThat(run.exitCode()).as(run.err()).isZero();
    String first = run.lines().get(0);
    return Double.parseDouble(first.replaceAll(".*judged: ([0-9.]+) % mistakes.*", "$1"));
  }

  @Test
  void endsWhenThereAreNoMorePositions() {
    Run run = Run.of("positions", "connect-four", "--plies", "0-1", "--nodes", "1");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains("1000 games in a row have led to no further position after 0 to 1 moves");
  }

  @Test
  void refusesNumbersBelowTheirRange() {
    for (String option : List.of("--level", "--visits")) {
      Run run = Run.of("judge", "connect-four", "file", option, "0");
      assertThat(run.exitCode()).isEqualTo(2);
      assertThat(run.err()).contains(option + " 0");
    }
  }
}
