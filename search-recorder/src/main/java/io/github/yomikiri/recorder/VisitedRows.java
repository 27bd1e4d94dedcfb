package io.github.yomikiri.recorder;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.recorder.TreePage.Kind;
import io.github.yomikiri.recorder.TreePage.Row;
import io.github.yomikiri.recorder.TreePage.Tone;
import io.github.yomikiri.search.mcts.VisitedNode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Shows the tree of a Monte-Carlo search. */
final class VisitedRows<N extends Node<N>> implements TreeRows<VisitedNode<N>> {

  private static final String VALUE = "value";
  private static final String PROVEN = "proven";
  private static final String VISITS = "visits";

  private static final Kind TERMINAL =
      new Kind("finished", "\u25a0", Tone.LEAF, "The game is over.");
  private static final Kind SOLVED =
      new Kind(PROVEN, "\u2713", Tone.GOOD, "It is proven who wins, or that nobody does.");
  private static final Kind INNER =
      new Kind("searched", "\u25cf", Tone.PLAIN, "Its visited moves are below, the best first.");
  private static final Kind LEAF =
      new Kind("leaf", "\u25cb", Tone.INFO, "The search has visited none of its moves yet.");
  private static final Kind CUT = new Kind(
      "not shown", "\u2026", Tone.WARN, "Its moves were visited, but the tree had no more room.");

  private VisitedRows() {}

  static <N extends Node<N>> TreePage page(String title, VisitedNode<N> root) {
    String summary = String.format(
        Locale.ROOT,
        "%,d visits. The page shows %s%,d nodes. A value is the mean reward, from \u22121 for a sure"
            + " loss to 1 for a sure win. Values and proven scores are from the view of the root's"
            + " side to move.",
        root.visits(),
        isComplete(root) ? "all " : "the most visited ",
        size(root));
    TreePage page = new TreePage(title, summary, List.of(VALUE, PROVEN, VISITS)).bar(VISITS);
    new VisitedRows<N>().addTo(page, root);
    return page;
  }

  private static boolean isComplete(VisitedNode<?> node) {
    return node.leftOut() == 0 && node.children().stream().allMatch(VisitedRows::isComplete);
  }

  private static int size(VisitedNode<?> node) {
    return 1 + node.children().stream().mapToInt(VisitedRows::size).sum();
  }

  @Override
  public Row row(VisitedNode<N> node, boolean isRootsSide) {
    Row row = new Row(TreeRows.text(node.move()), kind(node))
        .cell(VALUE, PageTexts.reward(node.mean(), isRootsSide))
        .cell(PROVEN, PageTexts.bounds(node.lower(), node.upper(), isRootsSide))
        .cell(VISITS, Integer.toString(node.visits()))
        .position(node.position().key(), node.position().toString());
    node.prior().ifPresent(prior -> row.cell("prior", PageTexts.reward(prior, isRootsSide)));
    if (node.leftOut() > 0) {
      row.note(node.leftOut() + (node.leftOut() == 1 ? " visited move is" : " visited moves are")
          + " not shown");
    }
    return row;
  }

  private static Kind kind(VisitedNode<?> node) {
    if (node.position().isTerminal()) {
      return TERMINAL;
    }
    if (node.isProven()) {
      return SOLVED;
    }
    if (!node.children().isEmpty()) {
      return INNER;
    }
    return node.leftOut() == 0 ? LEAF : CUT;
  }

  @Override
  public boolean movesAgain(VisitedNode<N> node) {
    return node.position().movesAgain();
  }

  @Override
  public List<VisitedNode<N>> children(VisitedNode<N> node) {
    return node.children();
  }

  /** Returns the first child, unless it is lost and a move that was not visited may be better. */
  @Override
  public Optional<VisitedNode<N>> best(VisitedNode<N> node, List<VisitedNode<N>> children) {
    return children.stream().findFirst().filter(child -> child.lower() <= 0 || node.upper() < 0);
  }
}
