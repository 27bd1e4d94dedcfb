package io.github.yomikiri.recorder;

import io.github.yomikiri.game.internal.SvgPicture;
import java.util.HashSet;
import java.util.Set;

/** Draws a tree as SVG: first the edges, then the nodes over the edges, then the legend. */
final class SvgWriter {

  private static final int MARGIN = 24;
  private static final double HEAD = 58;
  private static final double FOOT = 52;
  private static final double TITLE_SIZE = 17;
  private static final double SUMMARY_SIZE = 12;
  // How much wider a bold text is.
  private static final double BOLD = 1.1;
  // The fraction that is drawn of an edge to a cut node.
  private static final double CUT_PART = 0.6;

  private final Box root;
  private final Layout layout;
  private final Set<TreeNode> line;
  private final double width;
  private final double height;
  private final SvgPicture out;

  SvgWriter(SearchTree tree, String title) {
    root = Folding.of(tree);
    layout = new Layout(root);
    line = new HashSet<>(tree.principalVariation());
    String summary = (PageTexts.summary(tree) + " " + PageTexts.warning(tree)).strip();
    double texts =
        Math.max(TextWidth.of(title, BOLD * TITLE_SIZE), TextWidth.of(summary, SUMMARY_SIZE));
    double widest = Math.max(layout.width(), SvgLegend.width(root.hasFold()));
    width = Math.max(widest, texts) + 2 * MARGIN;
    height = HEAD + layout.height() + FOOT;
    out = new SvgPicture(title, summary, MARGIN, (int) Math.round(width), (int) Math.round(height));
  }

  String write() {
    out.add("<g transform=\"translate(%.1f %.1f)\">", (width - layout.width()) / 2, HEAD);
    edges(root);
    boxes(root);
    out.add("</g>");
    new SvgLegend(out, root.hasFold(), MARGIN, height - 22).write();
    return out.end();
  }

  private void edges(Box box) {
    double x = layout.centre(box);
    double y = Layout.top(box) + Layout.boxHeight(box);
    for (Box child : box.children()) {
      if (child.isCut()) {
        cut(x, y, child);
      } else {
        edge(x, y, child);
        edges(child);
      }
    }
  }

  private boolean isPrincipal(Box box) {
    return !box.isFold() && line.contains(box.node());
  }

  private void edge(double x, double y, Box child) {
    boolean principal = isPrincipal(child);
    double childX = layout.centre(child);
    double childY = Layout.top(child);
    out.add(
        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\" stroke-width=\"%s\"/>",
        x, y, childX, childY, principal ? Style.LINE : Style.EDGE, principal ? "2.6" : "1");
    // The label is far enough down that labels of neighboring edges do not overlap.
    label(
        x + 0.62 * (childX - x),
        y + 0.62 * (childY - y),
        child.move(),
        principal ? Style.TEXT : Style.MUTED);
  }

  /**
   * Draws the beginning of an edge to a cut node, dashed and with a bar at the end. The move that
   * was not tried stands below it.
   */
  private void cut(double x, double y, Box child) {
    double endX = x + CUT_PART * (layout.centre(child) - x);
    double endY = y + CUT_PART * (Layout.top(child) - y);
    out.add("<g><title>%s</title>", child.description());
    out.add(
        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\" stroke-dasharray=\"3 2.5\"/>",
        x, y, endX, endY, Style.CUT);
    out.add(
        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\" stroke-width=\"2\"/></g>",
        endX - 4, endY, endX + 4, endY, Style.CUT);
    label(endX, endY + 9, child.move(), Style.CUT);
  }

  private void label(double x, double y, String text, String colour) {
    if (text.isEmpty()) {
      return;
    }
    double width = TextWidth.of(text, Layout.WINDOW_SIZE) + 3;
    out.add(
        "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"11\" rx=\"3\" fill=\"#ffffff\"/>",
        x - width / 2, y - 5.5, width);
    out.add(
        "<text x=\"%.1f\" y=\"%.1f\" font-size=\"9.5\" fill=\"%s\">%s</text>",
        x, y + 3.3, colour, text);
  }

  private void boxes(Box box) {
    if (!box.isCut()) {
      draw(box);
      box.children().forEach(this::boxes);
    }
  }

  private void draw(Box box) {
    TreeNode node = box.node();
    double width = Layout.boxWidth(box);
    double height = Layout.boxHeight(box);
    double x = layout.centre(box);
    double y = Layout.top(box);
    String dashes = !box.isFold() && PageTexts.isAnswered(node) ? " stroke-dasharray=\"4 2\"" : "";
    out.add("<g><title>%s</title>", box.description());
    out.add(
        "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" rx=\"%.0f\" fill=\"%s\""
            + " stroke=\"%s\" stroke-width=\"%s\"" + dashes + "/>",
        x - width / 2,
        y,
        width,
        height,
        node.isRootsSide() ? 2 : height / 2,
        box.isFold() ? Style.FOLD : Style.fill(node.isRootsSide()),
        box.isFold() ? Style.EDGE : Style.stroke(node.isRootsSide()),
        isPrincipal(box) ? "2.6" : "1");
    out.add(
        "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%.0f\" fill=\"%s\">%s</text>",
        x, y + 16, Layout.VALUE_SIZE, Style.TEXT, box.value());
    if (box.isInner()) {
      out.add(
          "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%.1f\" fill=\"%s\">%s</text>",
          x, y + 29, Layout.WINDOW_SIZE, Style.MUTED, PageTexts.window(node));
    }
    out.add("</g>");
  }
}
