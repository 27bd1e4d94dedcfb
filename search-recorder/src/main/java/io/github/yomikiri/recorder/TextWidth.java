package io.github.yomikiri.recorder;

/**
 * Estimates how wide a text is drawn. An SVG file does not contain its font. So a width is at least
 * that of DejaVu Sans and of Verdana, which are wider than most fonts.
 */
final class TextWidth {

  // Widths as parts of the font size.
  private static final double NARROW = 0.46;
  private static final double DIGIT = 0.64;
  private static final double WIDE = 0.85;
  private static final double WIDEST = 1.05;
  // From here on there are scripts whose characters are squares.
  private static final int FIRST_SQUARE = 0x1100;
  private static final String SIGNS = "\u2212\u2264\u2265\u221e";

  private TextWidth() {}

  /** Returns the width of a text in the unit of the font size. */
  static double of(String text, double fontSize) {
    return fontSize * text.codePoints().mapToDouble(TextWidth::width).sum();
  }

  private static double width(int c) {
    if (" (),.:;'|!iIjl".indexOf(c) >= 0) {
      return NARROW;
    }
    if (c >= '0' && c <= '9' || c >= 'a' && c <= 'z' && c != 'm' && c != 'w') {
      return DIGIT;
    }
    if (c >= FIRST_SQUARE && SIGNS.indexOf(c) < 0 || c == 'm' || c == 'w' || c == 'W' || c == '%') {
      return WIDEST;
    }
    return WIDE;
  }
}
