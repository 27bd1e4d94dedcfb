package io.github.yomikiri.recorder;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Places a tree's nodes. Each ply has a row, every parent is over the middle of its children, and
 * the horizontal ranges of two subtrees never overlap. Lengths are in pixels.
 */
final class Layout {

  static final double ROW = 86;
  static final double INNER_HEIGHT = 36;
  static final double LEAF_HEIGHT = 22;
  static final double VALUE_SIZE = 14;
  static final double WINDOW_SIZE = 9.5;

  private static final double LEAF_GAP = 6;
  private static final double INNER_GAP = 12;
  // Room that keeps the labels of two neighboring cut nodes apart.
  private static final double CUT_WIDTH = 8;
  private static final double CUT_CHARACTER = 10;
  // The mean width of a character, as a fraction of the font size.
  private static final double CHARACTER = 0.58;

  private final Map<TreeNode, Double> grounds = new HashMap<>();
  private final Map<TreeNode, Double> centres = new HashMap<>();
  private final double width;
  private int plies;

  Layout(TreeNode root) {
    width = measure(root);
    place(root, 0);
  }

  /** Returns the width that the subtree needs. */
  private double measure(TreeNode node) {
    double children = 0;
    for (TreeNode child : node.children()) {
      children += measure(child);
    }
    double needed = Math.max(children, ownWidth(node));
    grounds.put(node, needed);
    return needed;
  }

  private double ground(TreeNode node) {
    return grounds.getOrDefault(node, 0.0);
  }

  private static double ownWidth(TreeNode node) {
    return switch (node.kind()) {
      case CUT -> CUT_WIDTH + CUT_CHARACTER * Labels.move(node).length();
      case INNER, STOPPED -> boxWidth(node) + INNER_GAP;
      case HORIZON, TERMINAL, TABLE -> boxWidth(node) + LEAF_GAP;
    };
  }

  private void place(TreeNode node, double left) {
    plies = Math.max(plies, node.ply());
    double ground = ground(node);
    List<TreeNode> children = node.children();
    double needed = children.stream().mapToDouble(this::ground).sum();
    double childLeft = left + (ground - needed) / 2;
    for (TreeNode child : children) {
      place(child, childLeft);
      childLeft += ground(child);
    }
    double centre = children.isEmpty()
        ? left + ground / 2
        : (centre(children.get(0)) + centre(children.get(children.size() - 1))) / 2;
    // Place the node in the middle between the outer children, but not over the range of a
    // neighbor.
    double half = ownWidth(node) / 2;
    centres.put(node, Math.min(Math.max(centre, left + half), left + ground - half));
  }

  static boolean isInner(TreeNode node) {
    return node.kind() == TreeNode.Kind.INNER || node.kind() == TreeNode.Kind.STOPPED;
  }

  static double boxWidth(TreeNode node) {
    double value = Labels.value(node).length() * VALUE_SIZE * CHARACTER + 10;
    double window = isInner(node) ? Labels.window(node).length() * WINDOW_SIZE * CHARACTER + 14 : 0;
    return Math.max(Math.max(value, window), LEAF_HEIGHT);
  }

  static double boxHeight(TreeNode node) {
    return isInner(node) ? INNER_HEIGHT : LEAF_HEIGHT;
  }

  double width() {
    return width;
  }

  /** Returns the height of all rows. The last row is as high as an inner node. */
  double height() {
    return plies * ROW + INNER_HEIGHT;
  }

  double centre(TreeNode node) {
    return centres.getOrDefault(node, 0.0);
  }

  static double top(TreeNode node) {
    return node.ply() * ROW;
  }
}
