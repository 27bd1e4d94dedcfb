package io.github.yomikiri.recorder;

import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.recorder.TreePage.Kind;
import io.github.yomikiri.recorder.TreePage.Row;
import io.github.yomikiri.recorder.TreePage.Tone;
import io.github.yomikiri.recorder.VisitedRows.Shown;
import io.github.yomikiri.search.mcts.VisitedNode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Shows the tree of a Monte-Carlo search. What depends on the sort of game is in the subclasses.
 */
abstract class VisitedRows<P extends Position<P>> implements TreeRows<Shown<P>> {

  /** A node of the tree, and the one above it. */
  record Shown<P extends Position<P>>(VisitedNode<P> node, Optional<VisitedNode<P>> parent) {

    P position() {
      return node.position();
    }
  }

  static final String PROVEN = "proven";

  private static final String VISITS = "visits";

  private static final Kind TERMINAL =
      new Kind("finished", "\u25a0", Tone.LEAF, "The game is over.");
  private static final Kind INNER =
      new Kind("searched", "\u25cf", Tone.PLAIN, "Its visited moves are below, the best first.");
  private static final Kind LEAF =
      new Kind("leaf", "\u25cb", Tone.INFO, "The search has visited none of its moves yet.");
  private static final Kind CUT = new Kind(
      "not shown", "\u2026", Tone.WARN, "Its moves were visited, but the tree had no more room.");

  static <P extends Position<P>> TreePage page(String title, VisitedNode<P> root) {
    VisitedRows<P> rows = root.position() instanceof SeatedPosition<?> position
        ? new SeatRows<>(position)
        : new SideRows<>();
    String summary = String.format(
        Locale.ROOT,
        "%,d visits. The page shows %s%,d nodes. %s",
        root.visits(),
        isComplete(root) ? "all " : "the most visited ",
        size(root),
        rows.values());
    TreePage page = new TreePage(title, summary, rows.columns(VISITS)).bar(VISITS);
    rows.addTo(page, new Shown<>(root, Optional.empty()));
    return page;
  }

  private static boolean isComplete(VisitedNode<?> node) {
    return node.leftOut() == 0 && node.children().stream().allMatch(VisitedRows::isComplete);
  }

  private static int size(VisitedNode<?> node) {
    return 1 + node.children().stream().mapToInt(VisitedRows::size).sum();
  }

  /** Returns a sentence or two about the values that the page shows. */
  abstract String values();

  /** Returns the columns of the page, the last of which has the visits. */
  abstract List<String> columns(String visits);

  /** Adds all values but the visits. */
  abstract void addValues(Row row, Shown<P> shown, boolean isRootsSide);

  /** Returns the kind of a proven node whose game is not over. */
  abstract Kind proven();

  /** Returns the kind of a node that stands out by the move to it, and not by what is below it. */
  abstract Optional<Kind> byMove(Shown<P> shown);

  @Override
  public Row row(Shown<P> shown, boolean isRootsSide) {
    VisitedNode<P> node = shown.node;
    Row row = new Row(TreeRows.text(node.move()), kind(shown))
        .position(shown.position().key(), shown.position().toString());
    addValues(row, shown, isRootsSide);
    row.cell(VISITS, Integer.toString(node.visits()));
    if (node.leftOut() > 0) {
      row.note(node.leftOut() + (node.leftOut() == 1 ? " visited move is" : " visited moves are")
          + " not shown");
    }
    return row;
  }

  private Kind kind(Shown<P> shown) {
    VisitedNode<P> node = shown.node;
    if (node.position().isTerminal()) {
      return TERMINAL;
    }
    return node.isProven() ? proven() : byMove(shown).orElseGet(() -> byMoves(node));
  }

  private static Kind byMoves(VisitedNode<?> node) {
    if (!node.children().isEmpty()) {
      return INNER;
    }
    return node.leftOut() == 0 ? LEAF : CUT;
  }

  @Override
  public List<Shown<P>> children(Shown<P> shown) {
    return shown.node.children().stream()
        .map(child -> new Shown<>(child, Optional.of(shown.node)))
        .toList();
  }
}
