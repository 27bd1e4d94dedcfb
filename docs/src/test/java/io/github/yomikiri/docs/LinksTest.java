package io.github.yomikiri.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that links within the project lead to existing files, and to existing headings if they
 * name a heading.
 */
@Tag("checks")
class LinksTest {

  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
  private static final Pattern CODE = Pattern.compile("(?s)```.*?\\n```|`[^`\\n]*`");

  static List<Page> pages() {
    return Page.all();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void linksLeadSomewhere(Page page) throws IOException {
    String prose = CODE.matcher(Files.readString(page.path())).replaceAll("");
    Matcher link = LINK.matcher(prose);
    while (link.find()) {
      String target = link.group(1);
      if (target.matches("https?:.*")) {
        continue;
      }
      String[] parts = target.split("#", 2);
      Path file = parts[0].isEmpty()
          ? page.path()
          : page.path().resolveSibling(parts[0]).normalize();
      assertThat(file).as("%s links to %s", page, target).exists();
      if (parts.length == 2) {
        assertThat(headings(file)).as("%s links to %s", page, target).contains(parts[1]);
      }
    }
  }

  /** Returns the anchors that hosting sites derive from the headings. */
  private static List<String> headings(Path file) throws IOException {
    String text = Files.readString(file).replaceAll("(?s)```.*?\\n```", "");
    return text.lines()
        .filter(line -> line.startsWith("#"))
        .map(line -> line.replaceFirst("^#+ ", "").toLowerCase(Locale.ROOT))
        .map(line -> line.replaceAll("[^\\w\\- ]", "").replace(' ', '-'))
        .toList();
  }
}
