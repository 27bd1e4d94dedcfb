package io.github.yomikiri.bench.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PictureCommandTest {

  private static final Path IMAGES = Path.of("../docs/images");
  private static final long MAX_BYTES = 60_000;

  @TempDir
  Path folder;

  @ParameterizedTest
  @CsvSource({"connect-four-weights.svg,", "connect-four-value.svg, 4445"})
  void thePicturesOfTheGuideAreUpToDate(String file, String moves) {
    Run run = moves == null
        ? Run.of("picture", "connect-four", "--output", "-")
        : Run.of("picture", "connect-four", "--moves", moves, "--output", "-");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(IMAGES.resolve(file)).content().isEqualTo(run.out());
    assertThat(IMAGES.resolve(file).toFile().length()).isLessThan(MAX_BYTES);
  }

  @Test
  void drawsWhatWasLearned() throws IOException {
    String learned = folder.resolve("learned").toString();
    assertThat(Run.of("learn", "kalah", "--folder", learned, "--games", "1024").exitCode())
        .isZero();
    Path file = folder.resolve("kalah.svg");
    Run weights = Run.of("picture", "kalah", "--weights", learned, "--output", file.toString());
    assertThat(weights.err()).isEqualTo("Wrote " + file + "\n");
    assertThat(Files.readString(file))
        .startsWith("<svg ")
        .contains("What was learned about kalah", "24 seeds or more");
    Run start = Run.of("picture", "kalah", "--weights", learned, "--moves", "", "--output", "-");
    assertThat(start.out()).contains("kalah at its start", ">4 seeds<");
    Run moves = Run.of("picture", "kalah", "--weights", learned, "--moves", "3", "--output", "-");
    assertThat(moves.out()).contains("kalah after 3", ">5 seeds<", " points");
  }

  @Test
  void explainsBadArguments() {
    assertThat(Run.of("picture", "kalah", "--output", "-").err())
        .contains("--weights F is missing: no evaluator of kalah comes with this program");
    Run illegal = Run.of("picture", "connect-four", "--moves", "4x", "--output", "-");
    assertThat(illegal.exitCode()).isEqualTo(2);
    assertThat(illegal.err()).contains("--moves 4x: move x is not legal");
    assertThat(Run.of("picture", "connect-four", "--moves", "1212121", "--output", "-")
            .err())
        .contains("--moves 1212121: the game is over");
    assertThat(Run.of("picture", "connect-four").err()).contains("--output");
  }
}
