package io.github.yomikiri.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Lines have at most 100 characters. The formatter breaks those of Java files; this test checks the
 * running text of the pages, and the comments of the POMs, workflows and scripts.
 */
@Tag("checks")
class LineLengthTest {

  private static final int MAX = 100;

  @TestFactory
  Stream<DynamicTest> lines() throws IOException {
    try (Stream<Path> files = Files.walk(Page.PROJECT)) {
      return files.filter(LineLengthTest::isChecked).sorted().toList().stream()
          .map(file -> DynamicTest.dynamicTest(
              Page.PROJECT.relativize(file).toString(),
              () -> assertThat(tooLong(file.toString(), Files.readString(file))).isEmpty()));
    }
  }

  private static boolean isChecked(Path file) {
    String name = Page.PROJECT.relativize(file).toString();
    return Files.isRegularFile(file)
        && !name.matches(".*(target|node_modules)/.*")
        && (name.matches("([\\w-]+/)*pom\\.xml|(docs/.*)?[\\w-]+\\.md|\\.ci/.*|\\.github/.*"));
  }

  /** Returns the lines that are too long and could be broken. */
  private static List<String> tooLong(String file, String text) {
    List<String> faults = new ArrayList<>();
    boolean code = false;
    boolean comment = false;
    int number = 0;
    for (String line : text.split("\n", -1)) {
      number++;
      String stripped = line.strip();
      boolean prose;
      if (file.endsWith(".md")) {
        code ^= stripped.startsWith("```");
        prose = !code && !stripped.matches("[|#<].*|\\S+");
      } else if (file.endsWith(".xml")) {
        comment |= stripped.startsWith("<!--");
        prose = comment;
        comment &= !stripped.endsWith("-->");
      } else {
        prose = stripped.startsWith("#");
      }
      if (prose && line.length() > MAX) {
        faults.add(file + ":" + number + " has " + line.length() + " characters: " + stripped);
      }
    }
    return faults;
  }

  @Test
  void aPlantedFaultIsFound() {
    String words = "word ".repeat(21);
    assertThat(tooLong("x.md", "# Title\n\n* " + words + "\n"))
        .singleElement()
        .asString()
        .startsWith("x.md:3 has 107 characters");
    assertThat(tooLong("pom.xml", "<!-- a\n     " + words + " -->\n")).hasSize(1);
    assertThat(tooLong(".ci/run", "# " + words)).hasSize(1);
    assertThat(tooLong("x.md", "| " + words + "|\n```sh\n" + words + "\n```\n")).isEmpty();
    assertThat(tooLong("pom.xml", "<!-- a -->\n<x>" + words + "</x>")).isEmpty();
  }
}
