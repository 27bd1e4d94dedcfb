package io.github.yomikiri.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tests keep to the rules of CONTRIBUTING: they do not sleep, read the clock or have time limits of
 * their own, and no test is ignored.
 */
@Tag("checks")
class TestSourcesTest {

  private static final Pattern FORBIDDEN =
      Pattern.compile("\\.sleep\\(|\\bSystem\\.(nanoTime|currentTimeMillis)\\(\\)"
          + "|\\b(Instant|LocalDateTime|LocalDate)\\.now\\(|@(Disabled|Ignore|Timeout)\\b"
          + "|\\bassertTimeout");

  @Test
  void testsDoNotSleepReadTheClockOrHaveTimeLimits() throws IOException {
    List<String> found = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Page.PROJECT)) {
      for (Path file : files
          .filter(file -> file.toString().contains("/src/test/java/")
              && file.toString().endsWith(".java")
              && !file.endsWith("TestSourcesTest.java"))
          .sorted()
          .toList()) {
        List<String> lines = Files.readAllLines(file);
        for (int i = 0; i < lines.size(); i++) {
          String code = lines.get(i).replaceFirst("^\\s*(\\*|//|/\\*\\*).*", "");
          if (FORBIDDEN.matcher(code).find()) {
            found.add(Page.PROJECT.relativize(file) + ":" + (i + 1) + ": " + code.strip());
          }
        }
      }
    }
    assertThat(found).isEmpty();
  }

  @Test
  void aPlantedFaultIsFound() {
    assertThat(FORBIDDEN.matcher("Thread.sleep(100);").find()).isTrue();
    assertThat(FORBIDDEN.matcher("TimeUnit.SECONDS.sleep(1);").find()).isTrue();
    assertThat(FORBIDDEN.matcher("long start = System.nanoTime();").find()).isTrue();
    assertThat(FORBIDDEN.matcher("@Timeout(60)").find()).isTrue();
    assertThat(FORBIDDEN.matcher("new RootSearch<>(s, n, l, System::nanoTime)").find())
        .isFalse();
  }
}
