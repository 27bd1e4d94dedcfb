package io.github.yomikiri.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.search.StopSignal;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills processes that learn, as kill -9 does. {@code -Dkills.count=...} sets another number of
 * kills, and {@code -Dtest.args=-Dkills.seed=...} repeats their moments.
 */
class KilledLearningTest {

  static final long GAMES = 50_000;

  private static final int COUNT = Integer.getInteger("kills.count", 2);
  private static final long SEED =
      Long.getLong("kills.seed", UUID.randomUUID().getMostSignificantBits());

  @TempDir
  private static Path whole = Path.of("");

  private static byte[] expected = {};

  @TempDir
  private Path work = Path.of("");

  @BeforeAll
  static void learnWithoutKills() throws Exception {
    expected = SmallLearning.bytes(SmallLearning.learning(GAMES), whole);
  }

  @Test
  void killedLearningResumes() throws Exception {
    System.out.println(COUNT + " learnings are killed, with the seed " + SEED);
    PortableRandom random = new PortableRandom(SEED);
    int finished = 0;
    for (int kill = 0; kill < COUNT; kill++) {
      if (kill(random)) {
        finished++;
        assertWhole();
        deleteWork();
      }
    }
    System.out.println(finished + " of the learnings had finished before");
    SmallLearning.bytes(SmallLearning.learning(GAMES), work);
    assertWhole();
  }

  private void assertWhole() throws IOException {
    assertThat(work.resolve("evaluator")).hasBinaryContent(expected);
    assertThat(SmallLearning.table(work)).isEqualTo(SmallLearning.table(whole));
    assertThat(SmallLearning.curve(work)).isEqualTo(SmallLearning.curve(whole));
  }

  private void deleteWork() throws IOException {
    for (String name : SmallLearning.files(work).keySet()) {
      Files.delete(work.resolve(name));
    }
  }

  /**
   * Kills a process after some games, or after a generation, where it writes files. Returns whether
   * it had finished before.
   */
  private boolean kill(PortableRandom random) throws Exception {
    // Files are written once in a generation, so some processes have to play several of them.
    int groups = random.nextInt(300);
    boolean isAtFiles = random.nextInt(2) == 0;
    int nanos = random.nextInt(10_000_000);
    Process process = LearningChild.start(work);
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      String line = out.readLine();
      if (!isEnd(line)) {
        process.outputWriter().append('\n').flush();
      }
      for (; !isEnd(line) && (groups > 0 || isAtFiles && !endsGeneration(line)); groups--) {
        assertThat(line).as("a number of games").matches("\\d+");
        line = out.readLine();
      }
      LockSupport.parkNanos(nanos);
      return isEnd(line);
    } finally {
      process.destroyForcibly().waitFor();
    }
  }

  private static boolean isEnd(String line) {
    return "finished".equals(line);
  }

  private boolean endsGeneration(String games) throws IOException {
    return SmallLearning.table(whole).stream().anyMatch(row -> row.split(",")[1].equals(games));
  }

  @Test
  void anotherProcessIsRefused() throws Exception {
    Process process = LearningChild.start(work);
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      // The process waits for a line of input.
      assertThat(out.readLine()).isEqualTo("64");
      assertThatThrownBy(
              () -> SmallLearning.learning().run(work, LearningListener.NONE, StopSignal.NEVER))
          .isInstanceOf(IOException.class)
          .hasMessage(work + ": another run uses this folder");
    } finally {
      process.destroyForcibly().waitFor();
    }
  }
}
