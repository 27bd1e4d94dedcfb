package io.github.yomikiri.app.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ProgressTest {

  private final StringWriter err = new StringWriter();
  private long now;

  private Progress start(boolean terminal) {
    return new Progress(new PrintWriter(err), terminal, () -> now);
  }

  private void at(Progress progress, long millis, String message) {
    now = TimeUnit.MILLISECONDS.toNanos(millis);
    progress.update(() -> message);
  }

  @Test
  void isSilentForTwoSeconds() {
    try (Progress progress = start(true)) {
      at(progress, 1999, "one");
      assertThat(err.toString()).isEmpty();
    }
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void rewritesALineOnATerminalAndWipesItInTheEnd() {
    try (Progress progress = start(true)) {
      at(progress, 2000, "three");
      at(progress, 2100, "skipped");
      at(progress, 2200, "six");
    }
    assertThat(err.toString()).isEqualTo("\rthree (2 s)\rsix (2 s)  \r         \r");
  }

  @Test
  void writesLinesEverMoreSeldomElsewhere() {
    try (Progress progress = start(false)) {
      for (int second = 0; second < 100; second++) {
        at(progress, 1000L * second, "at " + second);
      }
    }
    assertThat(err.toString().lines())
        .containsExactly("at 10 (10 s)", "at 30 (30 s)", "at 70 (70 s)");
  }
}
