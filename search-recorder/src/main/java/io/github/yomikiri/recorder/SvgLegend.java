package io.github.yomikiri.recorder;

import java.util.Locale;

/** The row below the tree that explains the shapes. */
final class SvgLegend {

  private final StringBuilder out;
  private final double y;
  private double x;

  SvgLegend(StringBuilder out, double x, double y) {
    this.out = out;
    this.x = x;
    this.y = y;
  }

  void write() {
    out.append("<g text-anchor=\"start\" font-size=\"11\" fill=\"")
        .append(Style.MUTED)
        .append("\">\n");
    box("#d6e6f9", "#2f6db5", 2, "");
    text("root's side to move", 130);
    box("#fde8cd", "#c9761a", 7, "");
    text("other side to move", 128);
    box("#ffffff", Style.EDGE, 2, " stroke-dasharray=\"4 2\"");
    text("answered by the table", 144);
    stroke(Style.LINE, "2.6", "");
    text("principal variation", 122);
    stroke(Style.CUT, "1", " stroke-dasharray=\"3 2.5\"");
    text("cut", 40);
    text("\u2265 \u2264 bounds", 70);
    out.append("</g>\n");
  }

  private void box(String fill, String stroke, int radius, String more) {
    out.append(String.format(
        Locale.ROOT,
        "<rect x=\"%.0f\" y=\"%.0f\" width=\"22\" height=\"14\" rx=\"%d\" fill=\"%s\" stroke=\"%s\"%s/>\n",
        x,
        y - 11,
        radius,
        fill,
        stroke,
        more));
    x += 28;
  }

  private void stroke(String colour, String width, String more) {
    out.append(String.format(
        Locale.ROOT,
        "<line x1=\"%.0f\" y1=\"%.1f\" x2=\"%.0f\" y2=\"%.1f\" stroke=\"%s\" stroke-width=\"%s\"%s/>\n",
        x,
        y - 4,
        x + 22,
        y - 4,
        colour,
        width,
        more));
    x += 28;
  }

  private void text(String text, double width) {
    out.append(String.format(Locale.ROOT, "<text x=\"%.0f\" y=\"%.0f\">%s</text>\n", x, y, text));
    x += width + 14;
  }
}
