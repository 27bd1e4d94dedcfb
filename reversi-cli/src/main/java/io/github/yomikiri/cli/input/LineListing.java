package io.github.yomikiri.cli.input;

import io.github.yomikiri.game.input.InvalidInputException;
import java.util.ArrayList;
import java.util.List;

/**
 * What the lines of a text file hold.
 *
 * @param <T> what a line holds
 * @param entries what the sound lines hold, in order
 * @param errors a message for each bad line, beginning with the file's name and the line's number
 */
public record LineListing<T>(List<T> entries, List<String> errors) {

  /**
   * Reads a line.
   *
   * @param <T> what a line holds
   */
  public interface LineParser<T> {

    /**
     * Reads a line.
     *
     * @param number the line's number, from 1
     * @param text the line without its comment, not blank
     * @return what it holds
     * @throws InvalidInputException if the line is bad
     */
    T parse(int number, String text);
  }

  /** Copies the lists. */
  public LineListing {
    entries = List.copyOf(entries);
    errors = List.copyOf(errors);
  }

  /**
   * Reads a file. A comment begins with {@code #} and ends with its line; a line that begins with
   * {@code %} is a comment, too. Lines that are blank or hold nothing but a comment are skipped.
   *
   * @param name the file's name, for the errors
   * @param lines its lines
   * @param parser reads a line
   * @return what the lines hold, and errors
   */
  public static <T> LineListing<T> read(String name, List<String> lines, LineParser<T> parser) {
    List<T> entries = new ArrayList<>();
    List<String> errors = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = withoutComment(lines.get(i)).strip();
      if (line.isEmpty() || line.startsWith("%")) {
        continue;
      }
      try {
        entries.add(parser.parse(i + 1, line));
      } catch (InvalidInputException e) {
        errors.add(String.valueOf(e.in(name, "line " + (i + 1)).getMessage()));
      }
    }
    return new LineListing<>(entries, errors);
  }

  /**
   * Returns a line without its comment. The comment of a position in OBF begins with {@code %}, may
   * contain {@code #}, and stays.
   */
  private static String withoutComment(String line) {
    int comment = line.indexOf('#');
    int percent = line.indexOf('%');
    return comment < 0 || percent >= 0 && percent < comment ? line : line.substring(0, comment);
  }
}
