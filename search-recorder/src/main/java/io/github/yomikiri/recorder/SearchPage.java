package io.github.yomikiri.recorder;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Turns a recorded search into the rows of a page. */
final class SearchPage {

  private static final String VALUE = "value";
  private static final String WINDOW = "window";
  private static final String VISITS = "visits";

  private final SearchTree tree;
  private final Set<TreeNode> line;
  private final TreePage page;

  SearchPage(SearchTree tree, String title) {
    this.tree = tree;
    line = new HashSet<>(tree.principalVariation());
    page = new TreePage(title, Labels.summary(tree), List.of(VALUE, WINDOW, VISITS)).bar(VISITS);
  }

  String write() {
    TreeNode root = tree.root();
    add(root, Reason.of(root), tree.position());
    return page.toHtml();
  }

  private void add(TreeNode node, Reason reason, Optional<Position<?>> position) {
    String move = node.move().isPresent() ? Labels.move(node) : "root";
    TreePage.Row row = new TreePage.Row(move, reason.kind());
    if (reason.ancestor() >= 0) {
      row.note(reason.text(), reason.ancestor());
    } else {
      row.note(reason.text());
    }
    if (!Labels.isRootsSide(node)) {
      row.otherSide();
    }
    if (node.kind() != TreeNode.Kind.CUT) {
      visited(row, node, position);
    }
    page.add(node.ply(), row);
    for (TreeNode child : node.children()) {
      boolean isCut = child.kind() == TreeNode.Kind.CUT;
      add(
          child,
          isCut ? Reason.ofCut(node, child) : Reason.of(child),
          isCut ? Optional.empty() : position.map(before -> before.play(child.code())));
    }
  }

  private void visited(TreePage.Row row, TreeNode node, Optional<Position<?>> position) {
    row.cell(VALUE, Labels.value(node));
    if (hasWindow(node)) {
      row.cell(WINDOW, Labels.window(node));
    }
    row.cell(VISITS, Integer.toString(visits(node)));
    if (node.visits() > 1) {
      row.cell("visits of the row", Integer.toString(node.visits()));
      row.cell("earlier visits", Labels.earlierVisits(node));
    }
    if (line.contains(node)) {
      row.principal();
    }
    position.ifPresent(shown -> row.position(shown.key(), shown.picture()));
  }

  /** Returns whether the search has used the node's window. */
  private static boolean hasWindow(TreeNode node) {
    return Labels.isInner(node)
        || (Labels.isAnswered(node) && node.kind() != TreeNode.Kind.REPETITION);
  }

  /** Returns the visits of a node and of all nodes below it. */
  private static int visits(TreeNode node) {
    return node.visits() + node.children().stream().mapToInt(SearchPage::visits).sum();
  }
}
