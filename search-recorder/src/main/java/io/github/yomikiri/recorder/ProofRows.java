package io.github.yomikiri.recorder;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.recorder.TreePage.Kind;
import io.github.yomikiri.recorder.TreePage.Row;
import io.github.yomikiri.recorder.TreePage.Tone;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.driver.ProofNode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Adds the nodes of a proof to a page. */
final class ProofRows {

  private static final Kind OR =
      new Kind("one move", "\u25cb", Tone.GOOD, "One move is enough, and it is below.");
  private static final Kind AND =
      new Kind("all moves", "\u25cf", Tone.PLAIN, "All moves have to be answered.");
  private static final Kind TERMINAL =
      new Kind("finished", "\u25a0", Tone.LEAF, "The game is over.");
  private static final Kind REPETITION = new Kind(
      "repetition", "\u21ba", Tone.INFO, "The position occurred before on the path from the root.");
  private static final Kind CUT = new Kind(
      "not shown", "\u2026", Tone.WARN, "The position is proven, but the tree had no more room.");

  private final TreePage page;

  private ProofRows(TreePage page) {
    this.page = page;
  }

  static <N extends Node<N>> TreePage page(String title, ProofNode<N> root) {
    String summary = String.format(
        Locale.ROOT,
        "%,d nodes, %s. Values are from the view of the root's side to move. The bold line is that of"
            + " the longest resistance.",
        root.size(),
        root.isComplete() ? "the whole proof" : "the upper part of the proof");
    TreePage page = new TreePage(title, summary, List.of("value", "nodes")).bar("nodes");
    new ProofRows(page).add(root, 0, root.longestLine());
    return page;
  }

  private <N extends Node<N>> void add(ProofNode<N> node, int ply, List<Move> line) {
    Row row = new Row(node.move().map(Move::notation).orElse("root"), kind(node))
        .cell("value", value(node, ply))
        .cell("nodes", Integer.toString(node.size()))
        .position(node.position().key(), node.position().toString());
    if (ply % 2 == 1) {
      row.otherSide();
    }
    // The line begins with this node's move, except at the root, if the node lies on it.
    boolean onLine =
        ply == 0 || ply <= line.size() && node.move().equals(Optional.of(line.get(ply - 1)));
    if (onLine && ply > 0) {
      row.best();
    }
    page.add(ply, row);
    for (ProofNode<N> child : node.children()) {
      add(child, ply + 1, onLine ? line : List.of());
    }
  }

  private static Kind kind(ProofNode<?> node) {
    return switch (node.kind()) {
      case OR -> OR;
      case AND -> AND;
      case TERMINAL -> TERMINAL;
      case REPETITION -> REPETITION;
      case CUT -> CUT;
    };
  }

  private static String value(ProofNode<?> node, int ply) {
    boolean rootsSide = ply % 2 == 0;
    int score = rootsSide ? node.score() : -node.score();
    if (node.bound() == Bound.EXACT) {
      return Integer.toString(score);
    }
    return ((node.bound() == Bound.LOWER) == rootsSide ? "\u2265 " : "\u2264 ") + score;
  }
}
