package io.github.yomikiri.game.input;

import java.util.Optional;

/**
 * Thrown when a text or a file is not what its format, or the rules of the game, allow. The message is a sentence for
 * people: the source if it is known, the place, the reason, and the text that was rejected, shortened if it is long.
 *
 * <pre>
 * games.txt, line 3, offset 4 (move 3): a1 flips nothing for Dark, in "f5d6a1"
 * </pre>
 *
 * <p>Failures of reading, such as a broken disk, are {@link java.io.IOException}s.
 */
public final class InvalidInputException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;
  private static final int MAX_SHOWN = 80;

  /** The name of the file or stream; empty if it is not known. */
  private final String source;

  /** Where in the source. */
  private final String place;

  /** What is wrong there. */
  private final String reason;

  /** The rejected text; empty if there is none to show. */
  private final String value;

  private InvalidInputException(String source, String place, String reason, String value) {
    super((source.isEmpty() ? "" : source + ", ") + place + ": " + reason + quoted(value));
    this.source = source;
    this.place = place;
    this.reason = reason;
    this.value = value;
  }

  /**
   * Makes an exception about a text.
   *
   * @param value the text that is rejected; empty if there is none to show, as in a binary file
   * @param place where it is wrong, such as {@code line 3} or {@code offset 4 (move 3)}
   * @param reason what is wrong there
   */
  public InvalidInputException(String value, String place, String reason) {
    this("", place, reason, value);
  }

  private static String quoted(String value) {
    if (value.isEmpty()) {
      return "";
    }
    String shown = value.length() <= MAX_SHOWN ? value : value.substring(0, MAX_SHOWN) + "...";
    return ", in \"" + shown.replace("\r", "\\r").replace("\n", "\\n") + "\"";
  }

  /**
   * Returns this exception for a reader that knows which file or stream the text is from.
   *
   * @param newSource the name of the file or stream
   * @return an exception with that source and everything else as here
   */
  public InvalidInputException in(String newSource) {
    return copy(newSource, place);
  }

  /**
   * Returns this exception for a reader that knows which part of which file or stream the text is.
   *
   * @param newSource the name of the file or stream
   * @param part the part of the source that the text is, such as {@code line 3}; this exception's place is within it
   * @return an exception with that source, the place prefixed by the part, and everything else as here
   */
  public InvalidInputException in(String newSource, String part) {
    return copy(newSource, part + ", " + place);
  }

  private InvalidInputException copy(String newSource, String newPlace) {
    InvalidInputException copy = new InvalidInputException(newSource, newPlace, reason, value);
    copy.initCause(this);
    return copy;
  }

  /**
   * Returns the file or stream that the input is from.
   *
   * @return its name, or empty if it is not known, as for a text that a program passed
   */
  public Optional<String> source() {
    return source.isEmpty() ? Optional.empty() : Optional.of(source);
  }

  /**
   * Returns where the input is wrong.
   *
   * @return the place, such as {@code line 3, offset 4 (move 3)} or {@code record 17, move 3}
   */
  public String place() {
    return place;
  }

  /**
   * Returns what is wrong there.
   *
   * @return the reason
   */
  public String reason() {
    return reason;
  }

  /**
   * Returns the text that was rejected: a line, or a long text from the place on.
   *
   * @return the text, empty for binary input
   */
  public String value() {
    return value;
  }
}
