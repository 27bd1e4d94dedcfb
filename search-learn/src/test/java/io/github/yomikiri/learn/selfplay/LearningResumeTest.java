package io.github.yomikiri.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.games.TicTacToeView;
import io.github.yomikiri.learn.fixture.EmptySquares;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import io.github.yomikiri.learn.linear.Patterns;
import io.github.yomikiri.learn.linear.Scale;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A learning that was interrupted or killed continues as if nothing had happened.
 * {@code -Dkills.count=...} sets another number of interrupted learnings, and
 * {@code -Dtest.args=-Dlearning.seed=...} repeats a run.
 */
class LearningResumeTest {

  private static final int ROUNDS = Integer.getInteger("kills.count", 2);
  private static final long SEED =
      Long.getLong("learning.seed", UUID.randomUUID().getMostSignificantBits());

  @TempDir
  private static Path learned = Path.of("");

  private static byte[] expected = {};

  /** Copies of the folder at some random moments. */
  private static final List<Path> COPIES = new ArrayList<>();

  @TempDir
  private Path folder = Path.of("");

  private Path whole = Path.of("");
  private final PortableRandom random = new PortableRandom(SEED);

  @BeforeAll
  static void learnWithoutInterruption() throws Exception {
    System.out.println("Learnings are interrupted with the seed " + SEED);
    PortableRandom random = new PortableRandom(SEED);
    long[] moments =
        LongStream.generate(() -> randomGames(random)).limit(ROUNDS).sorted().toArray();
    Path work = learned.resolve("work");
    expected =
        SmallLearning.bytes(SmallLearning.learning(), work, SmallLearning.progress(progress -> {
          while (COPIES.size() < ROUNDS && moments[COPIES.size()] <= progress.games()) {
            Path copy = learned.resolve("copy" + COPIES.size());
            SmallLearning.copy(work, copy);
            COPIES.add(copy);
          }
        }));
  }

  @BeforeEach
  void copyWhatWasLearned() {
    whole = folder.resolve("whole");
    SmallLearning.copy(learned.resolve("work"), whole);
  }

  private void assertResumes(Path work) throws IOException {
    assertThat(SmallLearning.bytes(SmallLearning.learning(), work)).isEqualTo(expected);
    assertThat(SmallLearning.table(work)).isEqualTo(SmallLearning.table(whole));
    assertThat(SmallLearning.curve(work)).isEqualTo(SmallLearning.curve(whole));
    assertThat(SmallLearning.files(work))
        .containsOnlyKeys("evaluator", "learning.csv", "learning.svg", "lock", "state");
  }

  private static long randomGames(PortableRandom random) {
    return 1 + random.nextInt((int) SmallLearning.GAMES);
  }

  @Test
  void stoppedLearningResumes() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      Path work = folder.resolve("stopped" + round);
      long[] stops = {
        randomGames(random), randomGames(random), 8_192, 8_193, 17_407, randomGames(random)
      };
      Arrays.sort(stops);
      for (long games : stops) {
        StopSignal stop = new StopSignal();
        SmallLearning.learning()
            .threads(1 + random.nextInt(2))
            .run(work, SmallLearning.stopAfter(games, stop), stop);
      }
      assertResumes(work);
    }
  }

  @Test
  void learningThatIsStoppedAtAGenerationResumes() throws Exception {
    Path work = folder.resolve("stopped");
    for (int generation = 1; generation <= 2; generation++) {
      StopSignal stop = new StopSignal();
      LearningListener listener = new LearningListener() {
        @Override
        public void generationFinished(LearningProgress progress) {
          stop.raise();
        }
      };
      SmallLearning.learning().run(work, listener, stop);
      assertThat(SmallLearning.table(work)).hasSize(1 + generation);
    }
    assertResumes(work);
  }

  /** Returns new copies of the folder at some random moments. */
  private List<Path> copies() {
    List<Path> copies = new ArrayList<>();
    for (Path copy : COPIES) {
      copies.add(folder.resolve(copy.getFileName()));
      SmallLearning.copy(copy, folder.resolve(copy.getFileName()));
    }
    return copies;
  }

  @Test
  void killedLearningResumes() throws Exception {
    for (Path copy : copies()) {
      // The next file was not complete, whichever it was.
      for (String name : List.of("state", "learning.csv", "learning.svg", "evaluator")) {
        Files.writeString(copy.resolve(name + ".part"), "Yomikiri learning, vers");
      }
      SmallLearning.bytes(SmallLearning.learning(), copy);
      for (String name : List.of("state", "evaluator", "learning.csv", "learning.svg")) {
        Files.deleteIfExists(copy.resolve(name + ".part"));
      }
      assertResumes(copy);
    }
  }

  /** Each generation writes two files, and the process may be killed in between. */
  @Test
  void learningThatIsKilledBetweenItsFilesResumes() throws Exception {
    for (Path copy : copies()) {
      Files.copy(
          whole.resolve("learning.csv"),
          copy.resolve("learning.csv"),
          StandardCopyOption.REPLACE_EXISTING);
      assertResumes(copy);
    }
  }

  @Test
  void aLostTableBeginsAgain() throws Exception {
    Path work = folder.resolve("stopped");
    StopSignal stop = new StopSignal();
    SmallLearning.learning().run(work, SmallLearning.stopAfter(10_000, stop), stop);
    Files.delete(work.resolve("learning.csv"));
    assertThat(SmallLearning.bytes(SmallLearning.learning(), work)).isEqualTo(expected);
    List<String> lines = SmallLearning.table(whole);
    assertThat(SmallLearning.table(work)).containsExactly(lines.get(0), lines.get(2));
  }

  @Test
  void aLimitIsAnInterruption() throws Exception {
    Path work = folder.resolve("work");
    for (long games : new long[] {1, 64, 100, 8_192, 8_193, 10_001}) {
      LearnedEvaluator<TicTacToe> evaluator =
          SmallLearning.learning(games).run(work, LearningListener.NONE, StopSignal.NEVER);
      assertThat(evaluator.origin()).endsWith(", " + (games + 63) / 64 * 64 + " games");
    }
    assertResumes(work);
  }

  private void assertRefused(Learning<TicTacToe> learning, String reason) throws IOException {
    Map<String, String> before = SmallLearning.files(whole);
    assertThatThrownBy(() -> learning.run(whole, LearningListener.NONE, StopSignal.NEVER))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageContaining(whole.resolve("state").toString())
        .hasMessageContaining(reason);
    assertThat(SmallLearning.files(whole)).isEqualTo(before);
  }

  @Test
  void aFolderOfAnotherLearningIsRefused() throws Exception {
    String other = "the folder belongs to another learning: start ";
    assertRefused(SmallLearning.learning().seed(2), other);
    assertRefused(SmallLearning.learning().scale(Scale.points(1, 9)), "win chance, Temp");
    assertRefused(
        SmallLearning.learning().method(TemporalDifferences.usual().withRate(0.5)), "rate=0.5");
    assertRefused(
        Learning.of(TicTacToe.after(4), SmallLearning.PATTERNS),
        "not start " + TicTacToe.after(4).key());
    assertRefused(
        Learning.of(TicTacToe.START, Patterns.of(new TicTacToeView()).squares().build()),
        "the folder belongs to a learning with other features");
    assertRefused(
        Learning.of(TicTacToe.START, new EmptySquares()),
        "the folder belongs to a learning with other features");
    assertResumes(whole);
  }

  @Test
  void aDamagedStateIsRefused() throws Exception {
    Path state = whole.resolve("state");
    byte[] right = Files.readAllBytes(state);
    for (int i = 0; i < 300; i++) {
      byte[] wrong = right.clone();
      int at = i < 150 ? i : random.nextInt(wrong.length);
      wrong[at] ^= (byte) (1 << random.nextInt(8));
      Files.write(state, wrong);
      assertRefused(SmallLearning.learning(), "");
      Files.write(state, Arrays.copyOf(right, at));
      assertRefused(SmallLearning.learning(), "");
    }
    Files.write(state, Arrays.copyOf(right, right.length + 1));
    assertRefused(SmallLearning.learning(), "the file does not end where it should");
    Files.write(state, right);
    assertResumes(whole);
  }

  @Test
  void aListenerThatFailsEndsTheLearning() throws Exception {
    Path work = folder.resolve("work");
    assertThatThrownBy(() ->
            SmallLearning.bytes(SmallLearning.learning(), work, SmallLearning.progress(progress -> {
              if (progress.games() > 10_000) {
                throw new IllegalStateException("no more");
              }
            })))
        .hasMessage("no more");
    assertResumes(work);
  }
}
