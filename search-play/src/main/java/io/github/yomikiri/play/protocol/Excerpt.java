package io.github.yomikiri.play.protocol;

/** Shortens the text of another program for a message. */
public final class Excerpt {

  private static final int MAX_LENGTH = 100;

  private Excerpt() {}

  /**
   * Returns a text on one line: its first {@code MAX_LENGTH} characters, with three dots if there
   * are more.
   *
   * @param text any text
   * @return the text without control characters
   */
  public static String of(String text) {
    boolean isLong = text.length() > MAX_LENGTH;
    StringBuilder line = new StringBuilder(text.substring(0, isLong ? MAX_LENGTH : text.length()));
    for (int i = 0; i < line.length(); i++) {
      if (Character.isISOControl(line.charAt(i))) {
        line.setCharAt(i, ' ');
      }
    }
    return line.append(isLong ? "..." : "").toString();
  }
}
