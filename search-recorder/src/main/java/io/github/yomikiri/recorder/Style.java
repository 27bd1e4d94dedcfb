package io.github.yomikiri.recorder;

import io.github.yomikiri.game.internal.SvgPicture;

/**
 * The colors of both kinds of picture. They can be distinguished in print, and by people who cannot
 * see red or green.
 */
final class Style {

  static final String TEXT = SvgPicture.TEXT;
  static final String MUTED = SvgPicture.MUTED;
  static final String EDGE = SvgPicture.LINE;
  static final String LINE = SvgPicture.TEXT;
  static final String CUT = "#b23a48";
  static final String FOLD = "#eef1f4";

  private Style() {}

  static String fill(boolean isRootsSide) {
    return isRootsSide ? "#d6e6f9" : "#fde8cd";
  }

  static String stroke(boolean isRootsSide) {
    return isRootsSide ? SvgPicture.GOOD : SvgPicture.BAD;
  }
}
