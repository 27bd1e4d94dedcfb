package io.github.yomikiri.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import io.github.yomikiri.learn.linear.Scale;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LearningFolderTest {

  private static final String TITLES = "generation,games,moves,seconds,loss,points,best,rival";

  @TempDir
  private Path folder = Path.of("");

  private LearningFolder open() throws IOException {
    return new LearningFolder(folder, "options", "form");
  }

  private static LearningState state(int generation) {
    LearningState state = new LearningState(3);
    state.generation = generation;
    state.games = 100L * generation;
    state.moves = 700L * generation;
    state.nanos = 1_250_000_000L * generation;
    state.loss = 0.5;
    state.points = 0.625;
    state.isBest = generation == 1;
    state.rival = generation == 1 ? 0.25 : Double.NaN;
    return state;
  }

  private List<String> table() throws IOException {
    return Files.readAllLines(folder.resolve("learning.csv"));
  }

  @Test
  void eachGenerationHasOneLine() throws IOException {
    Path curve = folder.resolve("learning.svg");
    try (LearningFolder files = open()) {
      files.write(files.read(3));
      assertThat(folder.resolve("state")).exists();
      assertThat(folder).isDirectoryNotContaining("glob:**learning.*");
      files.write(state(1));
      assertThat(curve).content().contains("generation 1:").doesNotContain("generation 2:");
      files.write(state(1));
      files.write(state(2));
    }
    List<String> lines = List.of(
        TITLES, "1,100,700,1.250,0.500000,0.6250,1,0.2500", "2,200,1400,2.500,0.500000,0.6250,0,");
    assertThat(table()).isEqualTo(lines);
    assertThat(curve).content().contains("generation 2:");
    // The next run resumes with the state that was written last.
    try (LearningFolder files = open()) {
      LearningState known = files.read(3);
      assertThat(known.generation).isEqualTo(2);
      files.write(known);
      assertThat(table()).isEqualTo(lines);
      files.write(state(3));
      assertThat(table()).startsWith(lines.toArray(String[]::new)).hasSize(4);
    }
  }

  /** The process may be killed after the line of a generation, and before its state. */
  @Test
  void aLineWithoutAStateIsDropped() throws IOException {
    try (LearningFolder files = open()) {
      files.read(3);
      files.write(state(1));
      files.write(state(2));
    }
    List<String> lines = table();
    state(1).write(folder.resolve("state"), "options", "form");
    try (LearningFolder files = open()) {
      files.read(3);
      files.write(state(2));
    }
    assertThat(table()).isEqualTo(lines);
  }

  @Test
  void aDamagedTableIsNamed() throws IOException {
    try (LearningFolder files = open()) {
      files.read(3);
      files.write(state(1));
    }
    Path table = folder.resolve("learning.csv");
    byte[] bytes = Files.readAllBytes(table);
    for (byte damaged : new byte[] {(byte) 0xff, 'x'}) {
      bytes[TITLES.length() + 1] = damaged;
      Files.write(table, bytes);
      try (LearningFolder files = open()) {
        assertThatThrownBy(() -> files.read(3))
            .isInstanceOf(InvalidInputException.class)
            .hasMessageStartingWith(table + ", line 2: no learning wrote this line");
      }
      assertThat(table).hasBinaryContent(bytes);
    }
  }

  /** Earlier versions drew no curve. */
  @Test
  void aCurveThatIsMissingIsDrawnWithTheEvaluator() throws IOException {
    LearnedEvaluator<TicTacToe> evaluator = LearnedEvaluator.of(
        SmallLearning.PATTERNS,
        Scale.winChance(),
        "a test",
        List.of(new short[SmallLearning.PATTERNS.count()]));
    try (LearningFolder files = open()) {
      files.read(3);
      files.write(evaluator);
      assertThat(folder).isDirectoryNotContaining("glob:**learning.svg");
      files.write(state(1));
      Files.delete(folder.resolve("learning.svg"));
      files.write(evaluator);
    }
    assertThat(folder.resolve("learning.svg")).content().contains("generation 1:");
    assertThat(folder.resolve("evaluator")).isNotEmptyFile();
  }

  @Test
  void anEvaluatorThatIsNotFromALearningIsNotReplaced() throws IOException {
    Path evaluator = Files.writeString(folder.resolve("evaluator"), "mine");
    assertThatThrownBy(
            () -> SmallLearning.learning().run(folder, LearningListener.NONE, StopSignal.NEVER))
        .isInstanceOf(FileSystemException.class)
        .hasMessageStartingWith(evaluator + ": is there already, and without the file state ");
    assertThat(SmallLearning.files(folder)).containsOnlyKeys("evaluator");
  }

  @Test
  void aFolderHasOneLearning() throws IOException {
    LearningFolder files = open();
    try (files) {
      assertThatThrownBy(() -> SmallLearning.bytes(SmallLearning.learning(), folder))
          .isInstanceOf(IOException.class)
          .hasMessage(folder + ": another run uses this folder");
      assertThat(SmallLearning.files(folder)).containsOnlyKeys("lock");
    }
    SmallLearning.bytes(SmallLearning.learning(1), folder);
    assertThat(SmallLearning.files(folder)).containsKey("evaluator");
  }
}
