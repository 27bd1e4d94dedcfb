package io.github.yomikiri.recorder;

import java.util.List;

/**
 * What is drawn for a node, or for several nodes that are folded. Boxes are compared by identity.
 */
final class Box {

  private final TreeNode node;
  private final int folded;
  private final List<Box> children;

  private Box(TreeNode node, int folded, List<Box> children) {
    this.node = node;
    this.folded = folded;
    this.children = children;
  }

  static Box of(TreeNode node, List<Box> children) {
    return new Box(node, 0, children);
  }

  /**
   * Returns the box of folded nodes.
   *
   * @param first one of the nodes; if it was cut, all were cut
   * @param folded the number of the nodes
   */
  static Box fold(TreeNode first, int folded) {
    return new Box(first, folded, List.of());
  }

  TreeNode node() {
    return node;
  }

  boolean isFold() {
    return folded > 0;
  }

  /** Returns whether this box or one below it stands for folded nodes. */
  boolean hasFold() {
    return isFold() || children.stream().anyMatch(Box::hasFold);
  }

  boolean isCut() {
    return node.kind() == TreeNode.Kind.CUT;
  }

  /** Returns whether the box shows a window below the value. */
  boolean isInner() {
    return !isFold() && PageTexts.isInner(node);
  }

  List<Box> children() {
    return children;
  }

  /** Returns the text inside the box. */
  String value() {
    return isFold() ? "+" + folded : PageTexts.value(node);
  }

  /** Returns the text beside the edge. */
  String move() {
    return !isFold() ? PageTexts.move(node) : isCut() ? "+" + folded : "";
  }

  String description() {
    if (!isFold()) {
      return isCut() ? "move " + PageTexts.move(node) + ": cut" : PageTexts.description(node);
    }
    return isCut() ? folded + " moves: cut" : folded + " nodes, not drawn";
  }
}
