package io.github.yomikiri.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.docs.Page.Block;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Checks that coordinates in the documentation are right: the BOM has the artifacts, and the
 * version is the POM's.
 */
@Tag("checks")
class DependenciesTest {

  private static final Pattern PARENT_VERSION =
      Pattern.compile("<artifactId>yomikiri-parent</artifactId>\\s*<version>([^<]+)</version>");
  private static final Pattern XML_DEPENDENCY = Pattern.compile(
      "<groupId>io\\.github\\.yomikiri</groupId>\\s*<artifactId>([^<]+)</artifactId>(?:\\s*<version>([^<]+)</version>)?");
  private static final Pattern GRADLE_DEPENDENCY =
      Pattern.compile("\"io\\.github\\.yomikiri:([\\w-]+)(?::([^\"]+))?\"");

  @Test
  void mavenCoordinatesAreTrue() throws IOException {
    assertThat(check("xml", XML_DEPENDENCY)).contains("yomikiri-bom", "yomikiri-reversi-engine");
  }

  @Test
  void gradleCoordinatesAreTrue() throws IOException {
    assertThat(check("kotlin", GRADLE_DEPENDENCY))
        .contains("yomikiri-bom", "yomikiri-reversi-engine");
  }

  /**
   * Checks the coordinates in all blocks of a language, and returns the artifacts that these blocks
   * name.
   */
  private static Set<String> check(String language, Pattern coordinates) throws IOException {
    String bom = Files.readString(Page.PROJECT.resolve("release/bom/pom.xml"));
    Matcher parent = PARENT_VERSION.matcher(bom);
    assertThat(parent.find()).isTrue();
    String version = parent.group(1);
    Set<String> known =
        matches(XML_DEPENDENCY, bom).map(match -> match.group(1)).collect(Collectors.toSet());
    known.add("yomikiri-bom");
    List<MatchResult> named = Page.all().stream()
        .flatMap(page -> page.blocks(language).stream())
        .map(Block::text)
        .flatMap(text -> matches(coordinates, text))
        .toList();
    for (MatchResult dependency : named) {
      assertThat(known).contains(dependency.group(1));
      // The BOM has the versions of all other artifacts, so these may be named without one.
      boolean isBom = dependency.group(1).equals("yomikiri-bom");
      if (isBom || dependency.group(2) != null) {
        assertThat(dependency.group(2)).as(dependency.group()).isEqualTo(version);
      }
    }
    return named.stream().map(match -> match.group(1)).collect(Collectors.toSet());
  }

  private static Stream<MatchResult> matches(Pattern pattern, String text) {
    return pattern.matcher(text).results();
  }
}
