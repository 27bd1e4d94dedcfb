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
  private static final double TITLE_SIZE = 17;
  private static final double SUMMARY_SIZE = 12;
  // How much wider a bold text is.
  private static final double BOLD = 1.1;
  // The fraction that is drawn of an edge to a cut node.
  private static final double CUT_PART = 0.6;

  // XML cannot represent these characters.
  private static final Pattern CONTROLS = Pattern.compile("\\p{Cntrl}");

  private final SearchTree tree;
  private final String title;
  private final Box root;
  private final Layout layout;
  private final Set<TreeNode> line;
  private final StringBuilder out = new StringBuilder();

  SvgWriter(SearchTree tree, String title) {
    this.tree = tree;
    this.title = title;
    root = Folding.of(tree);
    layout = new Layout(root);
    line = new HashSet<>(tree.principalVariation());
  }

  String write() {
    boolean folds = root.hasFold();
    String summary = (PageTexts.summary(tree) + " " + PageTexts.warning(tree)).strip();
    double texts =
        Math.max(TextWidth.of(title, BOLD * TITLE_SIZE), TextWidth.of(summary, SUMMARY_SIZE));
    double width = Math.max(Math.max(layout.width(), SvgLegend.width(folds)), texts) + 2 * MARGIN;
    double height = HEAD + layout.height() + FOOT;
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
            + "<text x=\"%.0f\" y=\"28\" font-size=\"%.0f\" font-weight=\"bold\">%s</text>%n",
        Style.TEXT, MARGIN, TITLE_SIZE, escape(title));
    add(
        "<text x=\"%.0f\" y=\"46\" font-size=\"%.0f\" fill=\"%s\">%s</text></g>%n",
        MARGIN, SUMMARY_SIZE, Style.MUTED, escape(summary));
    add("<g transform=\"translate(%.1f %.1f)\">%n", (width - layout.width()) / 2, HEAD);
    edges(root);
    boxes(root);
    add("</g>%n");
    new SvgLegend(out, folds, MARGIN, height - 22).write();
    return out.append("</svg>\n").toString();
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
    add(
        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\" stroke-width=\"%s\"/>%n",
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
    add("<g><title>%s</title>", escape(child.description()));
    add(
        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\" stroke-dasharray=\"3 2.5\"/>",
        x, y, endX, endY, Style.CUT);
    add(
        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\" stroke-width=\"2\"/></g>%n",
        endX - 4, endY, endX + 4, endY, Style.CUT);
    label(endX, endY + 9, child.move(), Style.CUT);
  }

  private void label(double x, double y, String text, String colour) {
    if (text.isEmpty()) {
      return;
    }
    double width = TextWidth.of(text, Layout.WINDOW_SIZE) + 3;
    add(
        "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"11\" rx=\"3\" fill=\"#ffffff\"/>",
        x - width / 2, y - 5.5, width);
    add(
        "<text x=\"%.1f\" y=\"%.1f\" font-size=\"9.5\" fill=\"%s\">%s</text>%n",
        x, y + 3.3, colour, escape(text));
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
    add("<g><title>%s</title>", escape(box.description()));
    add(
        "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" rx=\"%.0f\" fill=\"%s\""
            + " stroke=\"%s\" stroke-width=\"%s\"%s/>",
        x - width / 2,
        y,
        width,
        height,
        node.isRootsSide() ? 2 : height / 2,
        box.isFold() ? Style.FOLD : Style.fill(node),
        box.isFold() ? Style.EDGE : Style.stroke(node),
        isPrincipal(box) ? "2.6" : "1",
        !box.isFold() && PageTexts.isAnswered(node) ? " stroke-dasharray=\"4 2\"" : "");
    add(
        "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%.0f\" fill=\"%s\">%s</text>",
        x, y + 16, Layout.VALUE_SIZE, Style.TEXT, escape(box.value()));
    if (box.isInner()) {
      add(
          "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%.1f\" fill=\"%s\">%s</text>",
          x, y + 29, Layout.WINDOW_SIZE, Style.MUTED, escape(PageTexts.window(node)));
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
