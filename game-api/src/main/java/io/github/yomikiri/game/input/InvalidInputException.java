package io.github.yomikiri.game.input;

import io.github.yomikiri.game.internal.text.PlainText;
import java.util.Optional;

/**
 * Thrown when the content of a text or a file breaks its format or the rules of the game. The
 * message is written for people. It has the source if it is known, the place, the reason, and the
 * rejected text, shortened if it is long. Characters that a terminal would obey are question marks.
 *
 * <pre>
 * games.txt, line 3, offset 4 (move 3): a1 flips nothing for Dark, in "f5d6a1"
 * </pre>
 *
 * <p>If reading itself fails, as from a broken disk, a {@link java.io.IOException} is thrown
 * instead.
 */
public final class InvalidInputException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;
  private static final int MAX_SHOWN = 80;

  /** The name of the file or stream; empty if it is not known. */
  private final String source;

  /** The place in the source. */
  private final String place;

  /** What is wrong at the place. */
  private final String reason;

  /** The rejected text; empty if there is none to show. */
  private final String value;

  private InvalidInputException(String source, String place, String reason, String value) {
    // Messages quote files that somebody else wrote.
    super(PlainText.printable(
        (source.isEmpty() ? "" : source + ", ") + place + ": " + reason + quoted(value)));
    this.source = source;
    this.place = PlainText.printable(place);
    this.reason = PlainText.printable(reason);
    this.value = value;
  }

  /**
   * Makes an exception about a text.
   *
   * @param value the text that is rejected; empty if there is none to show, as in a binary file
   * @param place where the text is wrong, such as {@code line 3} or {@code offset 4 (move 3)}
   * @param reason what is wrong at the place
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
   * Returns a copy of this exception that names the file or stream of the text.
   *
   * @param newSource the name of the file or stream
   * @return an exception with the new source; all else is unchanged
   */
  public InvalidInputException inSource(String newSource) {
    return copy(newSource, place);
  }

  /**
   * Returns a copy of this exception that names the file or stream and the part of it that the text
   * is.
   *
   * @param newSource the name of the file or stream
   * @param part the part of the source that the text is, such as {@code line 3}; this exception's
   *     place is within it
   * @return an exception with the new source, and with the part before the place; all else is
   *     unchanged
   */
  public InvalidInputException inSource(String newSource, String part) {
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
   * @return its name, or empty if it is not known, as for a text passed by a program
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
   * Returns what is wrong at the place.
   *
   * @return the reason
   */
  public String reason() {
    return reason;
  }

  /**
   * Returns the rejected text: a line, or the part of a long text from the place on.
   *
   * @return the text, empty for binary input
   */
  public String value() {
    return value;
  }
}
