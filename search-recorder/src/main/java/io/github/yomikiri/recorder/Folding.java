package io.github.yomikiri.recorder;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Decides what is drawn of a tree. A picture with thousands of boxes beside each other cannot be
 * read. So the visited nodes of a ply are folded if there are more than {@value #MAX_BOXES}. Each
 * parent then keeps the same number of children, its best move and those visited first. The other
 * children and everything below them are one box with their number. More than {@value #MAX_CUTS}
 * cut moves of a node are one mark.
 */
final class Folding {

  static final int MAX_BOXES = 100;
  static final int MAX_CUTS = 3;

  private final Set<TreeNode> kept = new HashSet<>();
  private final Set<TreeNode> line;

  private Folding(SearchTree tree) {
    line = new HashSet<>(tree.principalVariation());
    List<TreeNode> row = List.of(tree.root());
    while (!row.isEmpty()) {
      kept.addAll(row);
      row = next(row);
    }
  }

  static Box of(SearchTree tree) {
    return new Folding(tree).box(tree.root());
  }

  /** Returns the children that are kept of a row of nodes. */
  private List<TreeNode> next(List<TreeNode> row) {
    List<List<TreeNode>> families = row.stream().map(this::family).toList();
    int limit = families.stream().mapToInt(List::size).max().orElse(0);
    while (limit > 1 && size(families, limit) > MAX_BOXES) {
      limit--;
    }
    int most = limit;
    return families.stream().flatMap(family -> family.stream().limit(most)).toList();
  }

  private static int size(List<List<TreeNode>> families, int limit) {
    return families.stream().mapToInt(family -> Math.min(limit, family.size())).sum();
  }

  /** Returns the visited children of a node, the most important first. */
  private List<TreeNode> family(TreeNode node) {
    return node.children().stream()
        .filter(child -> child.kind() != TreeNode.Kind.CUT)
        .sorted(Comparator.<TreeNode, Boolean>comparing(child -> !line.contains(child))
            .thenComparing(child -> node.best().filter(child::equals).isEmpty())
            .thenComparingInt(TreeNode::firstStep))
        .toList();
  }

  private Box box(TreeNode node) {
    List<Box> children = new ArrayList<>();
    int cuts = 0;
    int folded = 0;
    for (TreeNode child : node.children()) {
      cuts += child.kind() == TreeNode.Kind.CUT ? 1 : 0;
      folded += isFolded(child) ? visited(child) : 0;
    }
    int foldedCuts = cuts > MAX_CUTS ? cuts : 0;
    // A fold stands in the place of its first node.
    for (TreeNode child : node.children()) {
      if (kept.contains(child)) {
        children.add(box(child));
      } else if (child.kind() == TreeNode.Kind.CUT) {
        if (foldedCuts > 0) {
          children.add(Box.fold(child, foldedCuts));
        } else if (cuts <= MAX_CUTS) {
          children.add(Box.of(child, List.of()));
        }
        foldedCuts = 0;
      } else if (folded > 0) {
        children.add(Box.fold(child, folded));
        folded = 0;
      }
    }
    return Box.of(node, children);
  }

  private boolean isFolded(TreeNode child) {
    return child.kind() != TreeNode.Kind.CUT && !kept.contains(child);
  }

  /** Returns the number of visited nodes of a subtree. */
  private static int visited(TreeNode node) {
    return node.kind() == TreeNode.Kind.CUT
        ? 0
        : 1 + node.children().stream().mapToInt(Folding::visited).sum();
  }
}
