package io.github.yomikiri.recorder;

import io.github.yomikiri.game.Move;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Turns a recorded search into the rows of a page. */
final class SearchPage {

  private static final String VALUE = "value";
  private static final String WINDOW = "window";
  private static final String VISITS = "visits";

  private final SearchTree tree;
  private final TreePage page;
  private final Map<TreeNode, Integer> visits = new HashMap<>();

  SearchPage(SearchTree tree, String title) {
    this.tree = tree;
    page = new TreePage(title, Labels.summary(tree), List.of(VALUE, WINDOW, VISITS)).bar(VISITS);
  }

  String write() {
    TreeNode root = tree.root();
    count(root);
    add(root, Optional.empty(), tree.position());
    return page.toHtml();
  }

  /** Adds a node and those below it. */
  private void add(TreeNode node, Optional<TreeNode> parent, Optional<Position<?>> position) {
    Reason reason = Reason.of(node, parent);
    String move = node.move().map(Move::notation).orElse("root");
    TreePage.Row row = new TreePage.Row(move, reason.kind()).note(reason.text(), reason.ancestor());
    if (!Labels.isRootsSide(node)) {
      row.otherSide();
    }
    if (parent.flatMap(TreeNode::best).filter(node::equals).isPresent()) {
      row.best();
    }
    if (node.kind() != TreeNode.Kind.CUT) {
      visited(row, node, position);
    }
    page.add(node.ply(), row);
    for (TreeNode child : node.children()) {
      Optional<Position<?>> after = child.kind() == TreeNode.Kind.CUT
          ? Optional.empty()
          : position.map(before -> before.play(child.code()));
      add(child, Optional.of(node), after);
    }
  }

  private void visited(TreePage.Row row, TreeNode node, Optional<Position<?>> position) {
    row.cell(VALUE, Labels.value(node));
    if (hasWindow(node)) {
      row.cell(WINDOW, Labels.window(node));
    }
    row.cell(VISITS, String.valueOf(visits.get(node)));
    if (node.visits() > 1) {
      row.cell("visits of the row", Integer.toString(node.visits()));
      row.cell("earlier visits", Labels.earlierVisits(node));
    }
    position.ifPresent(shown -> row.position(shown.key(), shown.picture()));
  }

  /** Returns whether the search has used the node's window. */
  private static boolean hasWindow(TreeNode node) {
    return Labels.isInner(node)
        || (Labels.isAnswered(node) && node.kind() != TreeNode.Kind.REPETITION);
  }

  /** Counts the visits of a node and of all nodes below it. */
  private int count(TreeNode node) {
    int sum = node.visits();
    for (TreeNode child : node.children()) {
      sum += count(child);
    }
    visits.put(node, sum);
    return sum;
  }
}
