package io.github.yomikiri.app.input;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.game.input.InvalidInputException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
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
  @FunctionalInterface
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

    /**
     * Returns a line without its comment. By default, the sign # begins a comment, at the beginning
     * of a line or after white space.
     *
     * @param line without white space at both ends
     */
    default String withoutComment(String line) {
      return line.replaceFirst("(^|\\s)#.*", "");
    }

    /** Returns whether a line is never a part of a longer text. By default, it may be. */
    default boolean isWhole(String line) {
      return false;
    }
  }

  /** Copies the lists. */
  public LineListing {
    entries = List.copyOf(entries);
    errors = List.copyOf(errors);
  }

  /** Returns these entries and then those of another text, with the errors of both. */
  public LineListing<T> plus(LineListing<T> next) {
    return new LineListing<>(
        Stream.concat(entries.stream(), next.entries.stream()).toList(),
        Stream.concat(errors.stream(), next.errors.stream()).toList());
  }

  /** Returns the entries that are wanted, with all errors. */
  public LineListing<T> filtered(Predicate<T> isWanted) {
    return new LineListing<>(entries.stream().filter(isWanted).toList(), errors);
  }

  /**
   * Reports the errors on standard error.
   *
   * @param file what messages call the input
   * @param what the name of an entry, such as position
   * @return this listing
   * @throws UserError if there are no entries
   */
  public LineListing<T> reported(Console console, String file, String what) {
    errors.forEach(console::warn);
    if (entries.isEmpty()) {
      throw new UserError(file + ": holds no " + what);
    }
    return this;
  }

  /**
   * Returns the entries of an input that has to be right as a whole, because a command is set up by
   * it.
   *
   * @param file what messages call the input
   * @param what the name of an entry, such as position
   * @throws UserError if a line is bad, or there are no entries
   */
  public List<T> required(String file, String what) {
    if (!errors.isEmpty()) {
      throw new UserError(file + ": not all lines are " + what + "s\n" + String.join("\n", errors));
    }
    if (entries.isEmpty()) {
      throw new UserError(file + ": holds no " + what);
    }
    return entries;
  }

  /** Returns the exit code of a command that has skipped the bad lines. */
  public int exitCode() {
    return ExitCode.skipping(errors.size());
  }

  /**
   * Reads a file. Lines that are blank or hold nothing but a comment are skipped.
   *
   * <p>A game may have several lines. So lines without a blank line between them are read as one
   * text if some of them are bad, and the text is not.
   *
   * @param name the file's name, for the errors
   * @param lines its lines
   * @param parser reads a line, or several as one text
   * @return what the lines hold, and errors
   */
  public static <T> LineListing<T> read(String name, List<String> lines, LineParser<T> parser) {
    List<T> entries = new ArrayList<>();
    List<String> errors = new ArrayList<>();
    List<Line> together = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      String text = parser.withoutComment(line).strip();
      if (!text.isEmpty()) {
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
        errors.add(String.valueOf(e.inSource(name, "line " + line.number()).getMessage()));
      }
    }
    boolean mayBeOne =
        lines.size() > 1 && lines.stream().noneMatch(line -> parser.isWhole(line.text()));
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
}
