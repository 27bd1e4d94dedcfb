package io.github.yomikiri.search.mcts;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.PriorityQueue;

/**
 * Copies the most visited part of a tree. The store has no positions, so the moves are played again
 * from the root.
 */
final class VisitedTree<N extends Node<N>> {

  /** A node that is part of the copy. */
  private static final class Branch<N extends Node<N>> {

    private final Optional<Move> move;
    private final N position;
    private final int node;
    private final List<Branch<N>> children = new ArrayList<>();
    private int visitedMoves;

    Branch(Optional<Move> move, N position, int node) {
      this.move = move;
      this.position = position;
      this.node = node;
    }

    Branch<N> play(int code, int child) {
      Move next = new Move(code, position.notation(code));
      Branch<N> branch = new Branch<>(Optional.of(next), position.play(code), child);
      children.add(branch);
      return branch;
    }
  }

  /**
   * A node whose parent is part of the copy.
   *
   * @param rank its visits, or those of a later one among its siblings if these are more
   * @param number its place among all candidates
   */
  private record Candidate<N extends Node<N>>(
      Branch<N> parent, VisitedMove move, int rank, int number) {}

  private static final Comparator<Candidate<?>> NEXT = Comparator.<Candidate<?>>comparingInt(
          candidate -> -candidate.rank)
      .thenComparingInt(Candidate::number);

  private final MonteCarloTree<?> tree;
  private final NodeStore store;
  private final PriorityQueue<Candidate<N>> candidates = new PriorityQueue<>(NEXT);
  private int numbers;

  private VisitedTree(MonteCarloTree<?> tree) {
    this.tree = tree;
    store = tree.store();
  }

  /**
   * Returns the copy. No thread may search the tree meanwhile.
   *
   * @param root the root's position
   * @param maxNodes the maximum number of nodes of the copy
   */
  static <N extends Node<N>> VisitedNode<N> copy(MonteCarloTree<?> tree, N root, int maxNodes) {
    return new VisitedTree<N>(tree).copy(root, maxNodes);
  }

  private VisitedNode<N> copy(N position, int maxNodes) {
    Branch<N> root = new Branch<>(Optional.empty(), position, tree.root());
    open(root);
    for (int size = 1; size < maxNodes && !candidates.isEmpty(); size++) {
      Candidate<N> next = candidates.remove();
      open(next.parent.play(next.move.move(), next.move.node()));
    }
    return finish(root, 0);
  }

  /** Makes the visited moves of a node candidates. A move has no smaller rank than later ones. */
  private void open(Branch<N> branch) {
    List<VisitedMove> moves = VisitedMove.visited(store, branch.node, tree.rewards());
    branch.visitedMoves = moves.size();
    int rank = 0;
    for (int i = moves.size() - 1; i >= 0; i--) {
      rank = Math.max(rank, moves.get(i).visits());
      candidates.add(new Candidate<>(branch, moves.get(i), rank, numbers + i));
    }
    numbers += moves.size();
  }

  private VisitedNode<N> finish(Branch<N> branch, int ply) {
    int node = branch.node;
    int visits = store.visits(node);
    ProvenScores scores = tree.scores();
    int lower = scores.fromNode(store.lower(node), ply);
    int upper = scores.fromNode(store.upper(node), ply);
    boolean isOpen = lower < upper;
    return new VisitedNode<>(
        branch.move,
        branch.position,
        visits,
        store.reward(node) / visits,
        isOpen && lower == -scores.max() ? -Score.MAX : lower,
        isOpen && upper == scores.max() ? Score.MAX : upper,
        node != tree.root() && tree.isBiased()
            ? OptionalDouble.of(store.prior(node))
            : OptionalDouble.empty(),
        branch.children.stream().map(child -> finish(child, ply + 1)).toList(),
        branch.visitedMoves - branch.children.size());
  }
}
