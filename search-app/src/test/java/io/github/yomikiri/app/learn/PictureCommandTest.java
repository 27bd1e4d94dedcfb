package io.github.yomikiri.app.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.Run;
import io.github.yomikiri.app.games.GameKits;
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
  @CsvSource({"connect-four-weights.svg,", "connect-four-value.svg, 4 4 4 5"})
  void thePicturesOfTheGuideAreUpToDate(String file, String moves) {
    Run run = moves == null
        ? Run.of(GameKits.connectFour(), "picture", "--output", "-")
        : Run.of(GameKits.connectFour(), "picture", "--from", moves, "--output", "-");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(IMAGES.resolve(file)).content().isEqualTo(run.out());
    assertThat(IMAGES.resolve(file).toFile().length()).isLessThan(MAX_BYTES);
  }

  @Test
  void drawsWhatWasLearned() throws IOException {
    String learned = folder.resolve("learned").toString();
    assertThat(Run.of(GameKits.kalah(), "learn", "--folder", learned, "--games", "1024")
            .exitCode())
        .isZero();
    Path file = folder.resolve("kalah.svg");
    assertThat(picture("--weights", learned, "--output", file.toString()).err())
        .isEqualTo("Wrote " + file + "\n");
    assertThat(Files.readString(file))
        .startsWith("<svg ")
        .contains("What was learned about kalah", "24 seeds or more");
    assertThat(
            picture("--weights", learned, "--from", "startpos", "--output", "-").out())
        .contains("kalah at its start", ">4 seeds<");
    assertThat(picture("--weights", learned, "--from", "3", "--output", "-").out())
        .contains("kalah after 3", ">5 seeds<", " points");
  }

  private static Run picture(String... args) {
    String[] all = new String[args.length + 1];
    all[0] = "picture";
    System.arraycopy(args, 0, all, 1, args.length);
    return Run.of(GameKits.kalah(), all);
  }

  @Test
  void explainsBadArguments() {
    assertThat(picture("--output", "-").err())
        .contains("--weights F is missing: no evaluator of kalah was learned before");
    Run illegal = Run.of(GameKits.connectFour(), "picture", "--from", "4 x", "--output", "-");
    assertThat(illegal.exitCode()).isEqualTo(2);
    assertThat(illegal.err()).contains("--from 4 x: ", "\"x\" is no legal move");
    assertThat(Run.of(GameKits.connectFour(), "picture", "--from", "1 2 1 2 1 2 1", "--output", "-")
            .err())
        .contains("--from: the game is over");
    assertThat(picture().err()).contains("--output");
  }
}
