package io.github.yomikiri.recorder;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Draws a tree as SVG: first the edges, then the nodes over the edges, then the legend. */
final class SvgWriter {

  private static final double MARGIN = 24;
  private static final double HEAD = 58;
  private static final double FOOT = 52;
  private static final double LEGEND_WIDTH = 840;
  // The fraction that is drawn of an edge to a cut node.
  private static final double CUT_PART = 0.6;

  // XML cannot represent these characters.
  private static final Pattern CONTROLS = Pattern.compile("\\p{Cntrl}");

  private final SearchTree tree;
  private final String title;
  private final Layout layout;
  private final Set<TreeNode> line;
  private final StringBuilder out = new StringBuilder();

  SvgWriter(SearchTree tree, String title) {
    this.tree = tree;
    this.title = title;
    layout = new Layout(tree.root());
    line = new HashSet<>(tree.principalVariation());
  }

  String write() {
    double width = Math.max(layout.width(), LEGEND_WIDTH) + 2 * MARGIN;
    double height = HEAD + layout.height() + FOOT;
    String summary = summary();
    add(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-labelledby=\"title desc\""
            + " width=\"%.0f\" height=\"%.0f\""
            + " viewBox=\"0 0 %.0f %.0f\" font-family=\"DejaVu Sans, Verdana, sans-serif\" text-anchor=\"middle\">%n",
        width, height, width, height);
    add(
        "<title id=\"title\">%s</title>%n<desc id=\"desc\">%s</desc>%n",
        escape(title), escape(summary));
    add("<rect width=\"100%%\" height=\"100%%\" fill=\"#ffffff\"/>%n");
    add(
        "<g text-anchor=\"start\" fill=\"%s\">"
            + "<text x=\"%.0f\" y=\"28\" font-size=\"17\" font-weight=\"bold\">%s</text>%n",
        Style.TEXT, MARGIN, escape(title));
    add(
        "<text x=\"%.0f\" y=\"46\" font-size=\"12\" fill=\"%s\">%s</text></g>%n",
        MARGIN, Style.MUTED, escape(summary));
    add("<g transform=\"translate(%.1f %.1f)\">%n", (width - layout.width()) / 2, HEAD);
    edges(tree.root());
    nodes(tree.root());
    add("</g>%n");
    new SvgLegend(out, MARGIN, height - 22).write();
    return out.append("</svg>\n").toString();
  }

  private String summary() {
    String known = tree.root().kind() == TreeNode.Kind.STOPPED
        ? "stopped"
        : "value " + Labels.value(tree.root());
    return "Depth " + tree.depth() + ", " + known + ", " + tree.innerNodes().size()
        + " inner nodes, " + tree.leaves().size()
        + " leaves. Values and windows are from the view of the side to move at the root."
        + (tree.isComplete()
            ? ""
            : " Some nodes are missing: there were more than the recorder keeps.");
  }

  private void edges(TreeNode node) {
    double x = layout.centre(node);
    double y = Layout.top(node) + Layout.boxHeight(node);
    for (TreeNode child : node.children()) {
      if (child.kind() == TreeNode.Kind.CUT) {
        cut(x, y, child);
      } else {
        edge(x, y, child);
        edges(child);
      }
    }
  }

  private void edge(double x, double y, TreeNode child) {
    boolean principal = line.contains(child);
    double childX = layout.centre(child);
    double childY = Layout.top(child);
    add(
        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\" stroke-width=\"%s\"/>%n",
        x, y, childX, childY, principal ? Style.LINE : Style.EDGE, principal ? "2.6" : "1");
    // The label is far enough down that labels of neighboring edges do not overlap.
    label(
        x + 0.62 * (childX - x),
        y + 0.62 * (childY - y),
        Labels.move(child),
        principal ? Style.TEXT : Style.MUTED);
  }

  /**
   * Draws the beginning of an edge to a cut node, dashed and with a bar at the end. The move that
   * was not tried stands below it.
   */
  private void cut(double x, double y, TreeNode child) {
    double endX = x + CUT_PART * (layout.centre(child) - x);
    double endY = y + CUT_PART * (Layout.top(child) - y);
    add("<g><title>%s</title>", escape("move " + Labels.move(child) + ": cut"));
    add(
        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\" stroke-dasharray=\"3 2.5\"/>",
        x, y, endX, endY, Style.CUT);
    add(
        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\" stroke-width=\"2\"/></g>%n",
        endX - 4, endY, endX + 4, endY, Style.CUT);
    label(endX, endY + 9, Labels.move(child), Style.CUT);
  }

  private void label(double x, double y, String text, String colour) {
    double width = text.length() * 6 + 3;
    add(
        "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"11\" rx=\"3\" fill=\"#ffffff\"/>",
        x - width / 2, y - 5.5, width);
    add(
        "<text x=\"%.1f\" y=\"%.1f\" font-size=\"9.5\" fill=\"%s\">%s</text>%n",
        x, y + 3.3, colour, escape(text));
  }

  private void nodes(TreeNode node) {
    if (node.kind() != TreeNode.Kind.CUT) {
      box(node);
      node.children().forEach(this::nodes);
    }
  }

  private void box(TreeNode node) {
    double width = Layout.boxWidth(node);
    double height = Layout.boxHeight(node);
    double x = layout.centre(node);
    double y = Layout.top(node);
    add("<g><title>%s</title>", escape(Labels.description(node)));
    add(
        "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" rx=\"%.0f\" fill=\"%s\""
            + " stroke=\"%s\" stroke-width=\"%s\"%s/>",
        x - width / 2,
        y,
        width,
        height,
        Labels.isRootsSide(node) ? 2 : height / 2,
        Style.fill(node),
        Style.stroke(node),
        line.contains(node) ? "2.6" : "1",
        node.kind() == TreeNode.Kind.TABLE ? " stroke-dasharray=\"4 2\"" : "");
    add(
        "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%.0f\" fill=\"%s\">%s</text>",
        x, y + 16, Layout.VALUE_SIZE, Style.TEXT, escape(Labels.value(node)));
    if (Layout.isInner(node)) {
      add(
          "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%.1f\" fill=\"%s\">%s</text>",
          x, y + 29, Layout.WINDOW_SIZE, Style.MUTED, escape(Labels.window(node)));
    }
    add("</g>%n");
  }

  private void add(String format, Object... values) {
    out.append(String.format(Locale.ROOT, format.replace("%n", "\n"), values));
  }

  private static String escape(String text) {
    return CONTROLS
        .matcher(text)
        .replaceAll(" ")
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
