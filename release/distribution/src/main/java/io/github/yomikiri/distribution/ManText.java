package io.github.yomikiri.distribution;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Keeps the texts of the help as they are in a page in AsciiDoc. AsciiDoc would fill the lines of a
 * table within a description, and would make a long dash of two hyphens, as in a position.
 */
final class ManText {

  private static final Pattern SECTION = Pattern.compile("// tag::.*-section-(\\w+)\\[]");
  private static final String BLOCK = "....";

  /** What AsciiDoc takes for a long dash. A backslash before the hyphens prevents that. */
  private static final Pattern LONG_DASH =
      Pattern.compile("(?<=\\w)--(?=\\w)|(?<=^|\\s)--(?=\\s|$)");

  private ManText() {}

  /** Returns the lines of a page. */
  static List<String> kept(List<String> page) {
    List<String> kept = new ArrayList<>();
    String section = "";
    boolean isTable = false;
    for (String line : page) {
      Matcher tag = SECTION.matcher(line);
      section = tag.matches() ? tag.group(1) : section;
      boolean isIndented = line.startsWith("  ");
      boolean isTableNow = isIndented && section.equals("description");
      if (isTable != isTableNow) {
        kept.addAll(isTableNow ? List.of("", BLOCK) : List.of(BLOCK, ""));
        isTable = isTableNow;
      }
      // The indented lines of a footer are examples, which AsciiDoc keeps.
      boolean isKept = isTable || isIndented && section.equals("footer");
      kept.add(isKept ? line : LONG_DASH.matcher(line).replaceAll("\\\\--"));
    }
    return kept;
  }
}
