package io.github.yomikiri.game.internal.text;

import java.util.regex.Pattern;

/** Texts from files, from other programs and from keyboards, in the characters that we expect. */
public final class PlainText {

  private static final Pattern UNPRINTABLE = Pattern.compile("[\\p{Cc}\\p{Cf}&&[^\n\t]]");
  private static final char FIRST_FULL_WIDTH = '\uFF01';
  private static final char LAST_FULL_WIDTH = '\uFF5E';
  private static final char FIRST_HALF_WIDTH = '!';

  private PlainText() {}

  /**
   * Returns a text that a terminal only shows. A terminal obeys escape sequences, so a file could
   * clear the screen by them, or rename the window.
   *
   * @param text any text, whose lines end with a line feed
   * @return the text with a question mark for each character that controls or formats, except line
   *     feeds and tabs
   */
  public static String printable(String text) {
    return UNPRINTABLE.matcher(text).replaceAll("?");
  }

  /**
   * Returns a text with the ASCII form of the full-width characters that keyboards for Chinese and
   * Japanese type.
   *
   * @param text any text
   * @return the text, with each character at its place
   */
  public static String halfWidth(String text) {
    StringBuilder plain = new StringBuilder(text);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= FIRST_FULL_WIDTH && c <= LAST_FULL_WIDTH) {
        plain.setCharAt(i, (char) (c - FIRST_FULL_WIDTH + FIRST_HALF_WIDTH));
      }
    }
    return plain.toString();
  }
}
