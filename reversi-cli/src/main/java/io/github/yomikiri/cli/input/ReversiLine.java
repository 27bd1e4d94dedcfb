package io.github.yomikiri.cli.input;

import io.github.yomikiri.app.input.LineListing;
import java.util.List;

/**
 * Reads a line with a transcript, a link of the page, or a position in OBF.
 *
 * @param <T> what a line holds
 */
@FunctionalInterface
interface ReversiLine<T> extends LineListing.LineParser<T> {

  /** Reads a file, as {@link LineListing#read} does. */
  static <T> LineListing<T> read(String name, List<String> lines, ReversiLine<T> parser) {
    return LineListing.read(name, lines, parser);
  }

  /**
   * Returns a line without its comment, which begins with {@code #}, or with {@code %} at the
   * beginning of a line. The comment of a position in OBF begins with {@code %}, may contain
   * {@code #}, and stays. So does the {@code #} of a link.
   */
  @Override
  default String withoutComment(String line) {
    if (GameLink.isLink(line)) {
      return line;
    }
    int comment = line.indexOf('#');
    int percent = line.indexOf('%');
    return percent == 0
        ? ""
        : comment < 0 || percent > 0 && percent < comment ? line : line.substring(0, comment);
  }

  @Override
  default boolean isWhole(String line) {
    return PositionInput.isObf(line);
  }
}
