package io.github.yomikiri.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Compares the files of the site with those that a browser keeps. */
class CompiledSiteTest {

  private static final Path SITE = Path.of("target", "site");

  @Test
  void aBrowserKeepsAllFiles() throws IOException {
    String script = Files.readString(SITE.resolve("sw.js"));
    String files = script.substring(script.indexOf("FILES = ["), script.indexOf("];"));
    List<String> kept = Pattern.compile("\"(?:\\./)?([^\"]*)\"")
        .matcher(files)
        .results()
        .map(match -> match.group(1).replaceFirst("(?<=^|/)$", "index.html"))
        .toList();
    try (Stream<Path> built = Files.walk(SITE)) {
      assertThat(built
              .filter(Files::isRegularFile)
              .map(file -> SITE.relativize(file).toString().replace('\\', '/'))
              .filter(file -> !file.equals("sw.js")))
          .containsExactlyInAnyOrderElementsOf(kept);
    }
  }
}
