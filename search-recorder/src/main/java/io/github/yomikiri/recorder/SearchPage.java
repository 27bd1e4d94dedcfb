package io.github.yomikiri.recorder;

import io.github.yomikiri.recorder.SearchPage.Shown;
import io.github.yomikiri.recorder.TreePage.Row;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Shows a recorded search. */
final class SearchPage implements TreeRows<Shown> {

  /**
   * A recorded node.
   *
   * @param position the position; empty if the move was not played
   */
  record Shown(TreeNode node, Optional<TreeNode> parent, Optional<Position<?>> position) {}

  private static final String VALUE = "value";
  private static final String WINDOW = "window";
  private static final String VISITS = "visits";

  private final Map<TreeNode, Integer> visits = new HashMap<>();

  private SearchPage() {}

  static TreePage of(String title, SearchTree tree) {
    SearchPage rows = new SearchPage();
    rows.count(tree.root());
    TreePage page =
        new TreePage(title, Labels.summary(tree), List.of(VALUE, WINDOW, VISITS)).bar(VISITS);
    rows.addTo(page, new Shown(tree.root(), Optional.empty(), tree.position()));
    return page;
  }

  @Override
  public Row row(Shown shown, boolean isRootsSide) {
    TreeNode node = shown.node;
    Reason reason = Reason.of(node, shown.parent);
    Row row =
        new Row(TreeRows.text(node.move()), reason.kind()).note(reason.text(), reason.ancestor());
    if (node.kind() != TreeNode.Kind.CUT) {
      visited(row, shown);
    }
    return row;
  }

  private void visited(Row row, Shown shown) {
    TreeNode node = shown.node;
    row.cell(VALUE, Labels.value(node));
    if (hasWindow(node)) {
      row.cell(WINDOW, Labels.window(node));
    }
    row.cell(VISITS, String.valueOf(visits.get(node)));
    if (node.visits() > 1) {
      row.cell("visits of the row", Integer.toString(node.visits()));
      row.cell("earlier visits", Labels.earlierVisits(node));
    }
    shown.position.ifPresent(position -> row.position(position.key(), position.picture()));
  }

  /** Returns whether the search has used the node's window. */
  private static boolean hasWindow(TreeNode node) {
    return Labels.isInner(node)
        || (Labels.isAnswered(node) && node.kind() != TreeNode.Kind.REPETITION);
  }

  @Override
  public List<Shown> children(Shown shown) {
    return shown.node.children().stream()
        .map(child -> new Shown(child, Optional.of(shown.node), after(shown, child)))
        .toList();
  }

  private static Optional<Position<?>> after(Shown shown, TreeNode child) {
    return child.kind() == TreeNode.Kind.CUT
        ? Optional.empty()
        : shown.position.map(before -> before.play(child.code()));
  }

  @Override
  public Optional<Shown> best(Shown shown, List<Shown> children) {
    return shown
        .node
        .best()
        .flatMap(
            best -> children.stream().filter(child -> child.node.equals(best)).findFirst());
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
