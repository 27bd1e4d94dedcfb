package io.github.yomikiri.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Compares the output of a program with the output that a page shows. */
final class ShownOutput {

  private ShownOutput() {}

  /**
   * Checks that both outputs are equal. Three dots stand for anything, and blanks at the ends of
   * lines do not count.
   */
  static void check(String place, String shown, String printed) {
    String expected = tidy(shown);
    Pattern pattern = Pattern.compile(
        Stream.of(expected.split("\\.\\.\\.", -1))
            .map(Pattern::quote)
            .collect(Collectors.joining(".*")),
        Pattern.DOTALL);
    if (!pattern.matcher(tidy(printed)).matches()) {
      assertThat(tidy(printed)).as("output of " + place).isEqualTo(expected);
    }
  }

  private static String tidy(String output) {
    return output
        .lines()
        .map(String::stripTrailing)
        .collect(Collectors.joining("\n"))
        .stripTrailing();
  }
}
