package io.github.yomikiri.bench.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command {@code judge} for evaluators that were learned. */
class JudgeLearnedTest {

  @TempDir
  Path folder;

  private String learned() {
    return folder.resolve("learned").toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"reversi-6x6", "reversi-8x8"})
  void reversiLearnsAsAnyGameDoes(String game) {
    Run run = Run.of(game, "learn", "--folder", learned(), "--games", "128");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("self-play");
    assertThat(folder.resolve("learned/evaluator")).exists();
  }

  @Test
  void judgesWhatItLearned() throws IOException {
    Run learning = Run.of("connect-four", "learn", "--folder", learned(), "--games", "8192");
    assertThat(learning.exitCode()).as(learning.err()).isZero();
    assertThat(learning.out()).contains("generation 1: ");
    assertThat(folder.resolve("learned/learning.svg")).exists();
    Path file = Files.writeString(
        folder.resolve("positions.txt"),
        "2252576253462244111563365343671351441 -1\n52753311433677442422121 8\n");
    Run text = Run.of("judge", "connect-four", file.toString(), "--weights", learned());
    assertThat(text.exitCode()).as(text.err()).isZero();
    assertThat(text.out()).startsWith("2 of 2 positions judged: ");
    Run csv = Run.of("judge", "connect-four", file.toString(), "--weights", learned(), "--csv");
    assertThat(csv.out().lines()).hasSize(3);
    assertThat(csv.out()).startsWith("line,move,score,best,mistake,worse,nodes");
  }

  @Test
  void judgesByTheHandWrittenEvaluator() throws IOException {
    Path file = Files.writeString(folder.resolve("positions.txt"), "52753311433677442422121 8\n");
    Run run = Run.of("judge", "connect-four", file.toString(), "--hand-written", "--nodes", "1000");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).startsWith("1 of 1 positions judged: ");
    Run both =
        Run.of("judge", "connect-four", file.toString(), "--hand-written", "--weights", learned());
    assertThat(both.exitCode()).isEqualTo(2);
    assertThat(both.err()).contains("mutually exclusive");
  }

  @Test
  void connectFourComesWithALearnedEvaluator() throws IOException {
    Path file = Files.writeString(folder.resolve("positions.txt"), "52753311433677442422121 8\n");
    Run run = Run.of("judge", "connect-four", file.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).startsWith("1 of 1 positions judged: 0.0 % mistakes");
  }

  @Test
  void refusesAWrongScore() throws IOException {
    Path file = Files.writeString(folder.resolve("positions.txt"), "52753311433677442422121 7\n");
    Run run = Run.of("judge", "connect-four", file.toString());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("positions.txt, line 1: the line says 7, the score is 8");
  }

  @Test
  void refusesNumbersOutOfRange() throws IOException {
    Path file = Files.writeString(folder.resolve("positions.txt"), "52753311433677442422121 8\n");
    Run nodes = Run.of("judge", "connect-four", file.toString(), "--nodes", "0");
    assertThat(nodes.exitCode()).isEqualTo(2);
    assertThat(nodes.err()).contains("--nodes 0 is outside 1-");
  }

  @Test
  void namesTheGames() {
    Run run = Run.of("judge", "chess", "positions.txt");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("no game \"chess\"; there are connect-four, breakthrough-6x6");
  }
}
