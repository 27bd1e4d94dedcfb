package io.github.yomikiri.cli.input;

import io.github.yomikiri.game.input.InvalidInputException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
     * @param text the line without its comment, not blank; or several lines that may be one text
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

  /** Returns these entries and then those of another text, with the errors of both. */
  LineListing<T> plus(LineListing<T> next) {
    return new LineListing<>(
        Stream.concat(entries.stream(), next.entries.stream()).toList(),
        Stream.concat(errors.stream(), next.errors.stream()).toList());
  }

  /**
   * Reads a file. A comment begins with {@code #} and ends with its line; a line that begins with
   * {@code %} is a comment, too. Lines that are blank or hold nothing but a comment are skipped.
   *
   * <p>A transcript may have several lines. So lines without a blank line between them are read as
   * one text if some of them are bad, and the text is not.
   *
   * @param name the file's name, for the errors
   * @param lines its lines, transcripts or OBF
   * @param parser reads a line, or several as one text
   * @return what the lines hold, and errors
   */
  public static <T> LineListing<T> read(String name, List<String> lines, LineParser<T> parser) {
    List<T> entries = new ArrayList<>();
    List<String> errors = new ArrayList<>();
    List<Line> together = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      String text = GameLink.isLink(line) ? line : withoutComment(line).strip();
      if (!text.isEmpty() && !text.startsWith("%")) {
        together.add(new Line(i + 1, text));
      }
      if (line.isEmpty() || i == lines.size() - 1) {
        LineListing<T> read = readTogether(name, together, parser);
        entries.addAll(read.entries());
        errors.addAll(read.errors());
        together.clear();
      }
    }
    return new LineListing<>(entries, errors);
  }

  /** A line with its number, without its comment. */
  private record Line(int number, String text) {}

  private static <T> LineListing<T> readTogether(
      String name, List<Line> lines, LineParser<T> parser) {
    List<T> entries = new ArrayList<>();
    List<String> errors = new ArrayList<>();
    for (Line line : lines) {
      try {
        entries.add(parser.parse(line.number(), line.text()));
      } catch (InvalidInputException e) {
        errors.add(String.valueOf(e.in(name, "line " + line.number()).getMessage()));
      }
    }
    boolean mayBeOne =
        lines.size() > 1 && lines.stream().noneMatch(line -> PositionInput.isObf(line.text()));
    if (!errors.isEmpty() && mayBeOne) {
      String text = lines.stream().map(Line::text).collect(Collectors.joining("\n"));
      try {
        return new LineListing<>(List.of(parser.parse(lines.get(0).number(), text)), List.of());
      } catch (InvalidInputException e) {
        // Then each line is a text of its own, and the errors are those of the lines.
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
