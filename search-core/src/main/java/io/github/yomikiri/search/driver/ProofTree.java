package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.driver.ProofNode.Kind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Builds the tree of a proof, level by level, from the positions that the proof needs. Each
 * position is proven by itself, in the game in which what was played before the question has made
 * draws. Where one move is enough, a search of the position finds it. The table answers most of
 * these searches after a few nodes.
 *
 * <p>Where positions repeat, a proof may return to a position above it, and the tree ends there.
 * This is a draw, so it proves that a side can hold the draw. To prove a win, the tree needs moves
 * that come nearer the end, and {@link ProofPositions} finds them. If the limits do not allow that,
 * the return is a cut.
 */
final class ProofTree<N extends Node<N>> {

  /** A node that is being built. */
  private static final class Branch<N extends Node<N>> {

    private final Optional<Branch<N>> parent;
    private final Optional<Move> move;
    private final N position;
    private final ProofPositions.Entry<N> entry;
    private final List<Branch<N>> children = new ArrayList<>();
    private Kind kind = Kind.CUT;

    Branch(
        Optional<Branch<N>> parent,
        Optional<Move> move,
        N position,
        ProofPositions.Entry<N> entry) {
      this.parent = parent;
      this.move = move;
      this.position = position;
      this.entry = entry;
    }

    private boolean isRepeated() {
      long key = entry.position().key();
      for (Optional<Branch<N>> above = parent; above.isPresent(); above = above.get().parent) {
        if (above.get().entry.position().key() == key) {
          return true;
        }
      }
      return false;
    }
  }

  private final ProofPositions<N> positions;
  private final int maxNodes;

  /**
   * Prepares a tree.
   *
   * @param positions the positions of the proof
   * @param maxNodes the maximum number of nodes
   */
  ProofTree(ProofPositions<N> positions, int maxNodes) {
    this.positions = positions;
    this.maxNodes = maxNodes;
  }

  ProofNode<N> build() {
    Branch<N> root = new Branch<>(
        Optional.empty(), Optional.empty(), positions.root().position(), positions.root());
    Deque<Branch<N>> open = new ArrayDeque<>(List.of(root));
    int room = maxNodes - 1;
    while (!open.isEmpty()) {
      Branch<N> branch = open.remove();
      grow(branch, room);
      room -= branch.children.size();
      open.addAll(branch.children);
    }
    return finish(root);
  }

  /** Sets a node's kind, and gives it the children that its proof needs. */
  private void grow(Branch<N> branch, int room) {
    ProofPositions.Entry<N> entry = branch.entry;
    if (entry.isOver()) {
      branch.kind = Kind.TERMINAL;
      return;
    }
    if (branch.isRepeated()) {
      branch.kind = entry.isProvenBy(0) ? Kind.REPETITION : Kind.CUT;
      return;
    }
    List<ProofPositions.Step<N>> needed = entry.needed();
    if (needed.isEmpty() || needed.size() > room) {
      return;
    }
    branch.kind = entry.isYes() ? Kind.OR : Kind.AND;
    for (ProofPositions.Step<N> step : needed) {
      branch.children.add(new Branch<>(
          Optional.of(branch), Optional.of(step.move()), step.position(), step.after()));
    }
  }

  private ProofNode<N> finish(Branch<N> branch) {
    List<ProofNode<N>> children = branch.children.stream().map(this::finish).toList();
    ProofPositions.Entry<N> entry = branch.entry;
    boolean over = branch.kind == Kind.TERMINAL;
    return new ProofNode<>(
        branch.move,
        branch.position,
        branch.kind,
        over ? entry.finalScore() : entry.isYes() ? entry.beta() : entry.beta() - 1,
        over ? Bound.EXACT : entry.isYes() ? Bound.LOWER : Bound.UPPER,
        children);
  }
}
