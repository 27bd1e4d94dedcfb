package io.github.yomikiri.bench.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the games of the benchmarks learn, and how it is judged. */
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
        "2252576253462244111563365343671351441; -1\n52753311433677442422121; 8\n");
    Run text = Run.of(
        "connect-four",
        "judge",
        file.toString(),
        "engine:depth=1:" + learned(),
        "--evaluator",
        learned());
    assertThat(text.exitCode()).as(text.err()).isZero();
    assertThat(text.out()).startsWith("2 of 2 positions judged\n");
  }
}
