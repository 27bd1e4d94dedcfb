package io.github.yomikiri.recorder;

import java.util.HashSet;
import java.util.Set;

/** Writes a tree in the language of Graphviz. */
final class DotWriter {

  private final SearchTree tree;
  private final String title;
  private final Set<TreeNode> line;
  private final StringBuilder out = new StringBuilder();
  private int ids;

  DotWriter(SearchTree tree, String title) {
    this.tree = tree;
    this.title = title;
    line = new HashSet<>(tree.principalVariation());
  }

  String write() {
    out.append("digraph search {\n");
    out.append("  graph [label=")
        .append(quote(title))
        .append(", labelloc=t, fontname=\"sans-serif\", ordering=out];\n");
    out.append(
        "  node [fontname=\"sans-serif\", fontsize=11, style=filled, margin=\"0.06,0.03\", height=0.3, width=0.3];\n");
    out.append("  edge [fontname=\"sans-serif\", fontsize=9, arrowhead=none, color=\"")
        .append(Style.EDGE)
        .append("\"];\n");
    node(tree.root());
    return out.append("}\n").toString();
  }

  private int node(TreeNode node) {
    int id = ids++;
    out.append("  n").append(id).append(" [").append(attributes(node)).append("];\n");
    for (TreeNode child : node.children()) {
      int childId = node(child);
      out.append("  n")
          .append(id)
          .append(" -> n")
          .append(childId)
          .append(" [label=")
          .append(quote(PageTexts.move(child)));
      if (child.kind() == TreeNode.Kind.CUT) {
        out.append(", style=dotted");
      } else if (line.contains(child)) {
        out.append(", penwidth=2.5, color=\"").append(Style.LINE).append('"');
      }
      out.append("];\n");
    }
    return id;
  }

  private String attributes(TreeNode node) {
    String tooltip = ", tooltip=" + quote(PageTexts.description(node));
    if (node.kind() == TreeNode.Kind.CUT) {
      return "shape=point, width=0.04, height=0.04, label=\"\", color=\"" + Style.CUT + "\""
          + tooltip;
    }
    String label = PageTexts.isInner(node)
        ? PageTexts.value(node) + "\n" + PageTexts.window(node)
        : PageTexts.value(node);
    String style = PageTexts.isAnswered(node) ? ", style=\"filled,dashed\"" : "";
    String width = line.contains(node) ? ", penwidth=2.5" : "";
    return "label=" + quote(label)
        + ", shape=" + (node.isRootsSide() ? "box" : "ellipse")
        + ", fillcolor=\"" + Style.fill(node.isRootsSide()) + "\", color=\""
        + Style.stroke(node.isRootsSide()) + "\""
        + style + width + tooltip;
  }

  private static String quote(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
  }
}
