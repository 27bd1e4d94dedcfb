package io.github.yomikiri.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that the diagrams of the architecture agree with the build. */
@Tag("checks")
class DiagramTest {

  private static final Path IMAGES = Page.PROJECT.resolve("docs/images");
  private static final Pattern EDGE = Pattern.compile("\"?([\\w-]+)\"? -> \"?([\\w-]+)\"?");
  private static final Pattern DEPENDENCY = Pattern.compile(
      "<groupId>io\\.github\\.yomikiri</groupId>\\s*<artifactId>yomikiri-([\\w-]+)</artifactId>"
          + "\\s*<version>[^<]*</version>\\s*(?!\\s|<scope>test)");

  /**
   * Compares the edges of a picture with those of its source, because the build has no Graphviz to
   * draw it again.
   */
  @ParameterizedTest
  @ValueSource(strings = {"modules", "search"})
  void picturesHaveTheArrowsOfTheirSources(String name) throws IOException {
    String svg =
        Files.readString(IMAGES.resolve(name + ".svg")).replace("&#45;", "-").replace("&gt;", ">");
    Set<String> drawn = new TreeSet<>();
    Matcher title = Pattern.compile("<title>([\\w-]+?)->([\\w-]+)</title>").matcher(svg);
    while (title.find()) {
      drawn.add(title.group(1) + " -> " + title.group(2));
    }
    assertThat(drawn).isNotEmpty().isEqualTo(edges(name));
  }

  @Test
  void modulesUseWhatTheirPomsSay() throws IOException {
    Set<String> declared = new TreeSet<>();
    Matcher module = Pattern.compile("<module>([\\w-]+)</module>")
        .matcher(Files.readString(Page.PROJECT.resolve("pom.xml"))
            .replaceAll("(?s)<profiles>.*</profiles>", ""));
    while (module.find()) {
      String pom = Files.readString(Page.PROJECT.resolve(module.group(1)).resolve("pom.xml"));
      Matcher dependency =
          DEPENDENCY.matcher(pom.replaceAll("(?s)<(parent|dependencyManagement)>.*?</\\1>", ""));
      while (dependency.find()) {
        declared.add(module.group(1) + " -> " + dependency.group(1));
      }
    }
    assertThat(edges("modules")).isEqualTo(declared);
  }

  private static Set<String> edges(String name) throws IOException {
    Set<String> edges = new TreeSet<>();
    Matcher edge = EDGE.matcher(Files.readString(IMAGES.resolve(name + ".dot")));
    while (edge.find()) {
      edges.add(edge.group(1) + " -> " + edge.group(2));
    }
    return edges;
  }
}
