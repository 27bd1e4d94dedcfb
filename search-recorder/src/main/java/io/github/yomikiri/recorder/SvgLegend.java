package io.github.yomikiri.recorder;

import io.github.yomikiri.game.internal.SvgPicture;

/** The row below the tree that explains the shapes. */
final class SvgLegend {

  private static final double WIDTH = 890;
  private static final double FOLD_WIDTH = 160;

  private final SvgPicture out;
  private final boolean folds;
  private final double y;
  private double x;

  /**
   * Makes a legend.
   *
   * @param folds whether the picture has boxes of folded nodes
   */
  SvgLegend(SvgPicture out, boolean folds, double x, double y) {
    this.out = out;
    this.folds = folds;
    this.x = x;
    this.y = y;
  }

  static double width(boolean folds) {
    return WIDTH + (folds ? FOLD_WIDTH : 0);
  }

  void write() {
    out.add("<g text-anchor=\"start\" font-size=\"11\" fill=\"%s\">", Style.MUTED);
    box(Style.fill(true), Style.stroke(true), 2, "");
    text("root's side to move", 130);
    box(Style.fill(false), Style.stroke(false), 7, "");
    text("other side to move", 128);
    box("#ffffff", Style.EDGE, 2, " stroke-dasharray=\"4 2\"");
    text("answered without a search", 168);
    stroke(Style.LINE, "2.6", "");
    text("principal variation", 122);
    stroke(Style.CUT, "1", " stroke-dasharray=\"3 2.5\"");
    text("cut", 40);
    if (folds) {
      box(Style.FOLD, Style.EDGE, 2, "");
      text("+n: nodes, folded", 118);
    }
    text("\u2265 \u2264 bounds", 70);
    out.add("</g>");
  }

  private void box(String fill, String stroke, int radius, String more) {
    out.add(
        "<rect x=\"%.0f\" y=\"%.0f\" width=\"22\" height=\"14\" rx=\"%d\" fill=\"%s\" stroke=\"%s\""
            + more + "/>",
        x,
        y - 11,
        radius,
        fill,
        stroke);
    x += 28;
  }

  private void stroke(String colour, String width, String more) {
    out.add(
        "<line x1=\"%.0f\" y1=\"%.1f\" x2=\"%.0f\" y2=\"%.1f\" stroke=\"%s\" stroke-width=\"%s\""
            + more + "/>",
        x,
        y - 4,
        x + 22,
        y - 4,
        colour,
        width);
    x += 28;
  }

  private void text(String text, double width) {
    out.add("<text x=\"%.0f\" y=\"%.0f\">%s</text>", x, y, text);
    x += width + 14;
  }
}
