package io.github.yomikiri.recorder;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.recorder.TreePage.Row;
import java.util.List;
import java.util.Optional;

/**
 * The rows of one sort of tree. A page shows recorded searches, proofs and Monte-Carlo trees; what
 * differs between them is here.
 *
 * @param <T> a node with all that its row needs
 */
interface TreeRows<T> {

  /**
   * Returns the row of a node.
   *
   * @param isRootsSide whether the root's side is to move; the page shows all values from its view
   */
  Row row(T node, boolean isRootsSide);

  /**
   * Returns whether the root's side is to move at a node.
   *
   * @param isParents whether it is to move at the node above
   */
  boolean isRootsSide(T node, boolean isParents);

  /** Returns the nodes below a node, in the order of their rows. */
  List<T> children(T node);

  /** Returns the child with which the principal variation continues, if there is one. */
  Optional<T> best(T node, List<T> children);

  /** Returns the text of the move to a node. */
  static String text(Optional<Move> move) {
    return move.map(Move::notation).orElse("root");
  }

  /** Adds a tree to a page. */
  default void addTo(TreePage page, T root) {
    add(page, root, 0, true, false);
  }

  private void add(TreePage page, T node, int ply, boolean isRootsSide, boolean isBest) {
    Row row = row(node, isRootsSide);
    if (!isRootsSide) {
      row.otherSide();
    }
    if (isBest) {
      row.best();
    }
    page.add(ply, row);
    List<T> children = children(node);
    Optional<T> best = best(node, children);
    for (T child : children) {
      boolean isBestMove = best.isPresent() && best.get() == child;
      add(page, child, ply + 1, isRootsSide(child, isRootsSide), isBestMove);
    }
  }
}
