package io.github.yomikiri.cli.command.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.cli.command.Run;
import io.github.yomikiri.cli.command.Weights;
import io.github.yomikiri.reversi.dataset.TrainingGame;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SelfPlayCommandTest {

  @TempDir
  Path folder;

  private Path file;

  @BeforeEach
  void nameTheFile() {
    file = folder.resolve("self.games");
  }

  private Run play(int games, String... more) {
    List<String> line = new ArrayList<>(List.of("selfplay", "-o", file.toString()));
    line.addAll(List.of("--games", Integer.toString(games), "--depth", "1", "--empties", "5"));
    line.addAll(List.of(more));
    return Run.of(line.toArray(String[]::new));
  }

  @Test
  void writesGamesThatAreOverAfterAHeaderOfTheArguments() throws IOException {
    Run run = play(10, "--deviate", "0.1", "--noise", "2.5", "--random-plies", "9");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).matches("Played 10 games in \\d+\\.\\d s, 10 are in \\S+\\n");
    List<String> lines = Files.readAllLines(file);
    assertThat(lines)
        .hasSize(18)
        .startsWith(
            "# yomikiri (not packaged) selfplay",
            "# random-plies 9-9",
            "# evaluator interprism",
            "# depth 1",
            "# noise 2.5",
            "# deviate 0.1",
            "# empties 5",
            "# seed 1");
    assertThat(lines.subList(8, 18)).allSatisfy(line -> {
      TrainingGame game = TrainingGame.parse(line);
      assertThat(game.hasScore()).isTrue();
      assertThat(game.usableFrom()).isGreaterThanOrEqualTo(9);
    });
  }

  @Test
  void goesOnWhereverItWasCut() throws IOException {
    // Nearly all moves are random, which is fast.
    String[] quick = {"--random-plies", "57"};
    play(2, quick);
    byte[] whole = Files.readAllBytes(file);
    for (int length = 0; length < whole.length; length += 9) {
      Files.write(file, Arrays.copyOf(whole, length));
      assertThat(play(2, quick).exitCode()).isZero();
      assertThat(file).as("cut after %d bytes", length).hasBinaryContent(whole);
    }
  }

  @Test
  void makesAFileLongerWithAnyNumberOfThreads() throws IOException {
    play(40);
    byte[] whole = Files.readAllBytes(file);
    Files.delete(file);
    play(7, "--threads", "3");
    assertThat(play(40, "--threads", "2").out())
        .startsWith("Played 33 games")
        .contains("40 are in");
    assertThat(file).hasBinaryContent(whole);
    assertThat(play(20).out()).startsWith("Played 0 games").contains("40 are in");
    assertThat(file).hasBinaryContent(whole);
  }

  @Test
  void leavesAFileOfOtherArgumentsAlone() throws IOException {
    play(2);
    byte[] whole = Files.readAllBytes(file);
    Run run = play(4, "--seed", "2");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .contains("is there already", "line 8 is \"# seed 1\", not \"# seed 2\"")
        .doesNotContain("Exception");
    assertThat(file).hasBinaryContent(whole);
  }

  @Test
  void tellsTheWeightsThatItPlayedWith() throws IOException {
    Path weights = Weights.fox(folder, 1);
    assertThat(play(1, "--evaluator", weights.toString()).exitCode()).isZero();
    assertThat(Files.readAllLines(file).get(2))
        .matches("# evaluator fox1\\.Weights, weights [0-9a-f]{8}");
    Files.move(Weights.fox(folder, 2), weights, StandardCopyOption.REPLACE_EXISTING);
    assertThat(play(2, "--evaluator", weights.toString()).err()).contains("is there already");
    assertThat(Files.readAllLines(file)).hasSize(9);
    Files.delete(file);
    play(1, "--evaluator", "pattern");
    String checksum = "%08x".formatted(PatternEvaluator.linear().weights().checksum());
    assertThat(Files.readAllLines(file).get(2))
        .isEqualTo("# evaluator pattern, weights " + checksum);
  }

  @Test
  void saysThatItGoesOnWhenInterrupted() throws IOException {
    Run run = Run.interrupted("selfplay", "-o", file.toString());
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("Played 0 games", "Stopped. The same command resumes.");
    assertThat(Files.readAllLines(file)).allMatch(line -> line.startsWith("#"));
  }

  @Test
  void explainsBadOptions() {
    assertThat(play(0).err()).contains("--games 0 is less than 1");
    assertThat(play(1, "--evaluator", "x").err())
        .contains("weight file \"x\"; there are discs, weights");
    assertThat(play(1, "--random-plies", "9-3").err())
        .contains("--random-plies 9-3: expected a number or a range");
    assertThat(play(1, "--random-plies", "x").err()).contains("a range within 0-60, such as 6-20");
    assertThat(play(1, "--threads", "0").err()).contains("--threads 0 is outside 1-256");
    assertThat(wrong("--depth", "0").err()).contains("--depth 0 is outside 1-250");
    assertThat(wrong("--empties", "31").err()).contains("--empties 31 is outside 1-30");
    assertThat(play(1, "--noise", "-1").err()).contains("the noise, -1.0");
    assertThat(Run.of("selfplay").err()).contains("--output=FILE");
    assertThat(file).doesNotExist();
  }

  private Run wrong(String option, String value) {
    return Run.of("selfplay", "-o", file.toString(), option, value);
  }
}
