package io.github.yomikiri.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * No module writes or compares texts by the rules of the user's language, because programs read
 * them. The sources are searched, so modules that only profiles build are checked, too.
 */
@Tag("checks")
class MainSourcesTest {

  private static final Pattern FORBIDDEN =
      Pattern.compile("(\\.|::)formatted\\b|\\bString::(format|toLowerCase|toUpperCase)\\b"
          + "|(\\bString\\.format|\\.printf)\\(\\s*+(?!Locale\\.ROOT,)|::printf\\b"
          + "|\\.format\\(\\s*+\"|\\.to(Lower|Upper)Case\\(\\)|\\bLocale\\.(?!ROOT\\b)[a-zA-Z]"
          + "|\\bnew (Formatter|Scanner)\\b|\\bDateTimeFormatter\\b"
          + "|\\b(Number|Decimal|Choice|Message|Date|SimpleDate)Format\\b"
          + "|\\b(Collator|BreakIterator)\\b");

  @Test
  void theUsersLanguageChangesNothing() throws IOException {
    List<String> found = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Page.PROJECT)) {
      for (Path file : files
          .filter(file -> file.toString().contains("/src/")
              && !file.toString().contains("/src/test/")
              && !file.toString().contains("/target/")
              && file.toString().endsWith(".java"))
          .sorted()
          .toList()) {
        String text = Files.readString(file);
        Matcher matcher = FORBIDDEN.matcher(text);
        while (matcher.find()) {
          long line = text.substring(0, matcher.start()).lines().count();
          found.add(Page.PROJECT.relativize(file) + ":" + line + ": " + matcher.group());
        }
      }
    }
    assertThat(found).as("write with Locale.ROOT").isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"%d\".formatted(1)",
        "map(\"%d\"::formatted)",
        "String.format(\n    \"%d\", 1)",
        "String.format(Locale.getDefault(), \"%d\", 1)",
        "out.printf(\"%d\", 1)",
        "out.format(\"%d\", 1)",
        "name.toLowerCase()",
        "map(String::toUpperCase)",
        "new Formatter()",
        "new DecimalFormat(\"0.0\")"
      })
  void aPlantedFaultIsFound(String code) {
    assertThat(FORBIDDEN.matcher(code).find()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "String.format(\n    Locale.ROOT, \"%d\", 1)",
        "out.printf(Locale.ROOT, \"%d\", 1)",
        "name.toLowerCase(Locale.ROOT)",
        "Transcript.format(game)",
        "catch (NumberFormatException e)"
      })
  void whatHasNoLanguageIsAllowed(String code) {
    assertThat(FORBIDDEN.matcher(code).find()).isFalse();
  }
}
