package io.github.yomikiri.recorder;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.PageText;
import io.github.yomikiri.recorder.SearchPage.Shown;
import io.github.yomikiri.recorder.TreePage.Row;
import io.github.yomikiri.recorder.board.BoardPicture;
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
   * @param end the step in which the parent is left; the last step at the root
   */
  record Shown(
      TreeNode node, Optional<TreeNode> parent, Optional<AnyPosition<?>> position, int end) {

    /**
     * Returns the step in which the node is left. Nodes that are never left end with the parent.
     */
    int left() {
      int left = node.lastVisit().left();
      return left == 0 ? end : left;
    }
  }

  private static final String VALUE = "value";
  private static final String WINDOW = "window";
  private static final String VISITS = "visits";

  /** A line of a board in the data, so rows share the lines that are equal. */
  private static final int LINE = 8;

  /** Writes a position. */
  @FunctionalInterface
  private interface Picture {
    String of(AnyPosition<?> position, boolean isRootsSide);
  }

  private final Map<TreeNode, Integer> visits = new HashMap<>();
  private final Picture picture;

  private SearchPage(Picture picture) {
    this.picture = picture;
  }

  static TreePage of(String title, SearchTree tree) {
    return of(title, tree, (position, isRootsSide) -> position.picture());
  }

  @SuppressWarnings("unchecked") // The tree is one of the drawing's game.
  static <N extends Node<N>> TreePage of(
      String title, SearchTree tree, Drawing<N> drawing, List<String> seats, int toMove) {
    BoardPicture<N> board = new BoardPicture<>(drawing, seats);
    String root =
        tree.position().map(position -> board.svg((N) position.node(), toMove)).orElse("");
    return of(
            title,
            tree,
            (position, isRootsSide) ->
                lines(board.cells((N) position.node(), isRootsSide ? toMove : 1 - toMove)))
        .drawn(() -> "{\"svg\":" + PageText.quote(root) + ",\"toMove\":" + toMove + ",\"board\":"
            + board.data() + "}");
  }

  private static String lines(String cells) {
    return cells.replaceAll("(.{" + LINE + "})(?=.)", "$1\n");
  }

  private static TreePage of(String title, SearchTree tree, Picture picture) {
    SearchPage rows = new SearchPage(picture);
    rows.count(tree.root());
    TreePage page = new TreePage(title, PageTexts.summary(tree), List.of(VALUE, WINDOW, VISITS))
        .bar(VISITS)
        .opensWith(WINDOW)
        .warning(PageTexts.warning(tree));
    rows.addTo(page, new Shown(tree.root(), Optional.empty(), tree.position(), tree.lastStep()));
    return page;
  }

  @Override
  public boolean isRootsSide(Shown shown, boolean isParents) {
    return shown.node.isRootsSide();
  }

  @Override
  public Row row(Shown shown, boolean isRootsSide) {
    TreeNode node = shown.node;
    Reason reason = Reason.of(node, shown.parent);
    Row row =
        new Row(TreeRows.text(node.move()), reason.kind()).note(reason.text(), reason.ancestor());
    if (node.kind() == TreeNode.Kind.CUT) {
      return row.steps(shown.end, shown.end);
    }
    visited(row, shown, isRootsSide);
    earlierVisits(row, node);
    return row.steps(node.entered(), shown.left());
  }

  private void visited(Row row, Shown shown, boolean isRootsSide) {
    TreeNode node = shown.node;
    row.cell(VALUE, PageTexts.value(node));
    if (hasWindow(node.kind())) {
      row.cell(WINDOW, PageTexts.window(node));
    }
    row.cell(VISITS, String.valueOf(visits.get(node)));
    if (node.visits() > 1) {
      row.cell("visits of the row", Integer.toString(node.visits()));
      row.cell("earlier visits", PageTexts.earlierVisits(node));
    }
    shown.position.ifPresent(
        position -> row.position(position.key(), picture.of(position, isRootsSide)));
  }

  private static void earlierVisits(Row row, TreeNode node) {
    List<TreeNode.Visit> visits = node.earlierVisits();
    for (int i = 0; i < visits.size(); i++) {
      TreeNode.Visit visit = visits.get(i);
      int next = i + 1 < visits.size() ? visits.get(i + 1).entered() : node.entered();
      Row earlier = new Row(row.move, Reason.kind(visit.kind()))
          .cell(VALUE, PageTexts.value(node, visit))
          .steps(visit.entered(), visit.left() == 0 ? next : visit.left());
      if (hasWindow(visit.kind())) {
        earlier.cell(WINDOW, PageTexts.window(node, visit));
      }
      row.earlier(earlier);
    }
  }

  /** Returns whether the search has used the window of a node. */
  private static boolean hasWindow(TreeNode.Kind kind) {
    return switch (kind) {
      case INNER, TABLE, KNOWLEDGE, RULE, STOPPED -> true;
      case HORIZON, TERMINAL, REPETITION, CUT -> false;
    };
  }

  @Override
  public List<Shown> children(Shown shown) {
    return shown.node.children().stream()
        .map(child -> new Shown(child, Optional.of(shown.node), after(shown, child), shown.left()))
        .toList();
  }

  private static Optional<AnyPosition<?>> after(Shown shown, TreeNode child) {
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
