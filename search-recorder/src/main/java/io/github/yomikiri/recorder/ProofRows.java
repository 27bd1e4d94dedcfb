package io.github.yomikiri.recorder;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.recorder.TreePage.Kind;
import io.github.yomikiri.recorder.TreePage.Row;
import io.github.yomikiri.recorder.TreePage.Tone;
import io.github.yomikiri.search.driver.ProofNode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Shows a proof. */
final class ProofRows<N extends Node<N>> implements TreeRows<ProofNode<N>> {

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

  private ProofRows() {}

  static <N extends Node<N>> TreePage page(String title, ProofNode<N> root) {
    String summary = String.format(
        Locale.ROOT,
        "%,d nodes, %s. Values are from the view of the root's side to move. The bold line is that of"
            + " the longest resistance.",
        root.size(),
        root.isComplete() ? "the whole proof" : "the upper part of the proof");
    TreePage page = new TreePage(title, summary, List.of("value", "nodes")).bar("nodes");
    new ProofRows<N>().addTo(page, root);
    return page;
  }

  @Override
  public Row row(ProofNode<N> node, boolean isRootsSide) {
    return new Row(TreeRows.text(node.move()), kind(node))
        .cell("value", PageTexts.bound(node.score(), node.bound(), isRootsSide))
        .cell("nodes", Integer.toString(node.size()))
        .position(node.position().key(), node.position().toString());
  }

  @Override
  public boolean isRootsSide(ProofNode<N> node, boolean isParents) {
    return node.position().movesAgain() == isParents;
  }

  @Override
  public List<ProofNode<N>> children(ProofNode<N> node) {
    return node.children();
  }

  /** Returns the child of the longest resistance. */
  @Override
  public Optional<ProofNode<N>> best(ProofNode<N> node, List<ProofNode<N>> children) {
    Optional<Move> move = node.longestLine().stream().findFirst();
    return children.stream().filter(child -> child.move().equals(move)).findFirst();
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
}
