package io.github.yomikiri.game.internal;

import java.util.Arrays;
import java.util.Locale;

/**
 * Writes a picture as SVG: first its head with a title and a summary, then what is added. Screen
 * readers read both texts. The ground is white, also where the page around it is dark. Color-blind
 * people can distinguish the colors of good and bad values: blue and orange. Not safe for use by
 * several threads.
 */
public final class SvgPicture {

  /** The color of texts. */
  public static final String TEXT = "#1f2933";

  /** The color of less important texts. */
  public static final String MUTED = "#5f6b7a";

  /** The color of thin lines. */
  public static final String LINE = "#8a96a3";

  /** The color of good values. */
  public static final String GOOD = "#2f6db5";

  /** The color of bad values. */
  public static final String BAD = "#c9761a";

  // How wide a letter of these texts is at most, on average.
  private static final int TITLE_LETTER = 11;
  private static final int SUMMARY_LETTER = 7;

  /** The strongest tint, on which a piece and a number can still be seen. */
  private static final double STRONGEST = 0.85;

  private final StringBuilder out = new StringBuilder();

  /**
   * Begins a picture.
   *
   * @param title its title
   * @param summary a line below the title
   * @param left the distance of both from the left edge
   * @param least the least width of the picture, in pixels as all lengths; long texts widen it
   * @param height its height
   */
  public SvgPicture(String title, String summary, int left, int least, int height) {
    int text = Math.max(TITLE_LETTER * title.length(), SUMMARY_LETTER * summary.length());
    int width = Math.max(least, text + 2 * left);
    add(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-labelledby=\"title desc\" width=\"%d\""
            + " height=\"%d\" viewBox=\"0 0 %d %d\" font-family=\"DejaVu Sans, Verdana, sans-serif\""
            + " text-anchor=\"middle\">",
        width, height, width, height);
    add("<title id=\"title\">%s</title>", title);
    add("<desc id=\"desc\">%s</desc>", summary);
    add("<rect width=\"100%%\" height=\"100%%\" fill=\"#ffffff\"/>");
    add(
        "<g text-anchor=\"start\"><text x=\"%d\" y=\"28\" font-size=\"17\" font-weight=\"bold\" fill=\"%s\">%s</text>",
        left, TEXT, title);
    add("<text x=\"%d\" y=\"46\" font-size=\"12\" fill=\"%s\">%s</text></g>", left, MUTED, summary);
  }

  /**
   * Adds a line of SVG.
   *
   * @param format the line, as a format
   * @param values the values of the format. Texts among them are escaped, so they cannot add
   *     elements
   */
  public void add(String format, Object... values) {
    Object[] safe = Arrays.stream(values)
        .map(value -> value instanceof String text ? escaped(text) : value)
        .toArray();
    out.append(String.format(Locale.ROOT, format, safe)).append('\n');
  }

  private static String escaped(String text) {
    StringBuilder out = new StringBuilder(text.length());
    text.codePoints().forEach(c -> {
      switch (c) {
        case '&' -> out.append("&amp;");
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '"' -> out.append("&quot;");
        default -> out.appendCodePoint(isInXml(c) ? c : 0xfffd);
      }
    });
    return out.toString();
  }

  private static boolean isInXml(int c) {
    boolean isControl = c < ' ' || c == 0x7f;
    boolean isHalf = c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
    return !isControl && !isHalf && c != 0xfffe && c != 0xffff;
  }

  /**
   * Adds a square that is tinted by a value.
   *
   * @param x its left edge
   * @param y its upper edge
   * @param size the length of an edge
   * @param value the value
   * @param max the value of the strongest tint, more than 0
   */
  public void tinted(int x, int y, int size, double value, double max) {
    add(
        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\" fill-opacity=\"%.3f\" stroke=\"%s\"/>",
        x, y, size, size, value < 0 ? BAD : GOOD, STRONGEST * Math.abs(value) / max, LINE);
  }

  /**
   * Adds a legend: a bar with all tints, and texts beside it.
   *
   * @param x its left edge
   * @param y its upper edge
   * @param worst the text of the worst value
   * @param best the text of the best value
   * @param lines what the numbers mean
   */
  public void legend(int x, int y, String worst, String best, String... lines) {
    int width = 160;
    add("<defs><linearGradient id=\"tint\">");
    add("<stop offset=\"0\" stop-color=\"%s\" stop-opacity=\"%.2f\"/>", BAD, STRONGEST);
    add("<stop offset=\"0.5\" stop-color=\"#ffffff\"/>");
    add("<stop offset=\"1\" stop-color=\"%s\" stop-opacity=\"%.2f\"/>", GOOD, STRONGEST);
    add("</linearGradient></defs>");
    add("<g text-anchor=\"start\" font-size=\"11\" fill=\"%s\">", MUTED);
    add(
        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"14\" fill=\"url(#tint)\" stroke=\"%s\"/>",
        x, y, width, LINE);
    add("<text x=\"%d\" y=\"%d\">%s</text>", x, y + 28, worst);
    add("<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>", x + width, y + 28, best);
    for (int i = 0; i < lines.length; i++) {
      add("<text x=\"%d\" y=\"%d\">%s</text>", x + width + 20, y + 10 + 16 * i, lines[i]);
    }
    add("</g>");
  }

  /**
   * Returns a number with a sign, for people.
   *
   * @param number the number
   * @param decimals the number of decimals
   * @return the text, which has no sign if all its digits are 0
   */
  public static String signed(double number, int decimals) {
    String text = String.format(Locale.ROOT, "%+." + decimals + "f", number);
    return text.matches(".0(\\.0+)?") ? text.substring(1) : text.replace('-', '\u2212');
  }

  /**
   * Ends the picture.
   *
   * @return the SVG file's text
   */
  public String end() {
    add("</svg>");
    return out.toString();
  }
}
