package io.github.yomikiri.reversi.notation;

/**
 * Thrown when a text or file is not what its format or the rules of the game allow. The message gives the place, the
 * reason and the input itself, shortened if it is long.
 */
public final class NotationException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;
  private static final int SHOWN = 80;

  /** The offending input, whole. */
  private final String input;

  /** Where in the input. */
  private final String place;

  /** What is wrong there. */
  private final String reason;

  /**
   * Makes an exception.
   *
   * @param input the offending input
   * @param place where in the input, such as {@code offset 4 (move 3)}
   * @param reason what is wrong there
   */
  NotationException(String input, String place, String reason) {
    super(place + ": " + reason + ", in " + quote(input));
    this.input = input;
    this.place = place;
    this.reason = reason;
  }

  private static String quote(String input) {
    String line = input.replace("\r", "\\r").replace("\n", "\\n");
    return line.length() <= SHOWN ? "\"" + line + "\"" : "\"" + line.substring(0, SHOWN) + "...\"";
  }

  /**
   * Returns the input that was rejected: the text, for a GGF file what begins at the place, for a WTHOR file its path.
   *
   * @return the input
   */
  public String input() {
    return input;
  }

  /**
   * Returns where in the input it was rejected.
   *
   * @return the place, such as {@code offset 4 (move 3)} or {@code record 17, move 3}
   */
  public String place() {
    return place;
  }

  /**
   * Returns why it was rejected.
   *
   * @return the reason
   */
  public String reason() {
    return reason;
  }
}
