package io.github.yomikiri.recorder;

/**
 * The colors of both kinds of picture. They can be distinguished in print, and by people who cannot
 * see red or green.
 */
final class Style {

  static final String TEXT = "#1f2933";
  static final String MUTED = "#5f6b7a";
  static final String EDGE = "#8a96a3";
  static final String LINE = "#1f2933";
  static final String CUT = "#b23a48";
  static final String FOLD = "#eef1f4";

  private Style() {}

  static String fill(TreeNode node) {
    return node.isRootsSide() ? "#d6e6f9" : "#fde8cd";
  }

  static String stroke(TreeNode node) {
    return node.isRootsSide() ? "#2f6db5" : "#c9761a";
  }
}
