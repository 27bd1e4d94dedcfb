package io.github.yomikiri.bench.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.bench.learn.LearnableGame;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands {@code learn} and {@code judge}. */
class LearnCommandTest {

  @TempDir
  Path folder;

  private String learned() {
    return folder.resolve("learned").toString();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"breakthrough-6x6", "kalah", "domineering", "dodgem", "reversi-6x6", "reversi-8x8"
      })
  void everyGameLearns(String game) {
    Run run = Run.of("learn", game, "--folder", learned(), "--games", "128");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("self-play");
    assertThat(folder.resolve("learned/evaluator")).exists();
  }

  @Test
  void judgesWhatItLearned() throws IOException {
    Run learning = Run.of("learn", "connect-four", "--folder", learned(), "--games", "8192");
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
    URL shipped = LearnableGame.class.getResource("connect-four.evaluator");
    assertThat(shipped).isNotNull();
    try (InputStream in = shipped.openStream()) {
      assertThat(in.readAllBytes()).hasSizeLessThanOrEqualTo(1_000_000);
    }
  }

  @Test
  void refusesAWrongScore() throws IOException {
    Path file = Files.writeString(folder.resolve("positions.txt"), "52753311433677442422121 7\n");
    Run run = Run.of("judge", "connect-four", file.toString());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("positions.txt, line 1: the line says 7, the score is 8");
  }

  @Test
  void refusesTheFolderOfAnotherGame() {
    assertThat(Run.of("learn", "kalah", "--folder", learned(), "--games", "64").exitCode())
        .isZero();
    Run run = Run.of("learn", "domineering", "--folder", learned(), "--games", "64");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("the folder belongs to another learning");
  }

  @Test
  void refusesNumbersOutOfRange() throws IOException {
    Run games = Run.of("learn", "kalah", "--folder", learned(), "--games", "-5");
    assertThat(games.exitCode()).isEqualTo(2);
    assertThat(games.err()).contains("--games -5 is outside 1-");
    Path file = Files.writeString(folder.resolve("positions.txt"), "52753311433677442422121 8\n");
    Run nodes = Run.of("judge", "connect-four", file.toString(), "--nodes", "0");
    assertThat(nodes.exitCode()).isEqualTo(2);
    assertThat(nodes.err()).contains("--nodes 0 is outside 1-");
  }

  @Test
  void namesTheGames() {
    Run run = Run.of("learn", "chess", "--folder", learned());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("no game \"chess\"; there are connect-four, breakthrough-6x6");
  }
}
