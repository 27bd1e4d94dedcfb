package io.github.yomikiri.search.visits;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;

/**
 * Copies the most visited part of a tree. The store has no positions, so the moves are played again
 * from the root.
 *
 * @param <P> the game's position type
 * @param <T> the nodes of the copy
 */
public final class VisitedTree<P extends Position<P>, T> {

  /**
   * The search whose tree is copied.
   *
   * @param <P> the game's position type
   * @param <T> the nodes of the copy
   */
  public interface Source<P extends Position<P>, T> {

    /**
     * Returns the visited children of a node.
     *
     * @param branch the node
     * @return the children, the best first
     */
    List<Integer> visited(Branch<P> branch);

    /**
     * Returns whether only all children together explain the value of a node, as the outcomes of
     * chance do. Then they are as important as the most visited one.
     *
     * @param branch the node
     * @return whether the children belong together
     */
    boolean needsAll(Branch<P> branch);

    /**
     * Makes a node of the copy.
     *
     * @param branch the node
     * @param children the nodes below it
     * @return the node
     */
    T copy(Branch<P> branch, List<T> children);
  }

  /**
   * A node that is part of the copy.
   *
   * @param <P> the game's position type
   */
  public static final class Branch<P extends Position<P>> {

    private final Optional<Move> move;
    private final P position;
    private final int node;
    private final int ply;
    private final List<Branch<P>> children = new ArrayList<>();
    private int visitedMoves;

    Branch(Optional<Move> move, P position, int node, int ply) {
      this.move = move;
      this.position = position;
      this.node = node;
      this.ply = ply;
    }

    Branch<P> play(int code, int child) {
      Move next = new Move(code, position.notation(code));
      Branch<P> branch = new Branch<>(Optional.of(next), position.play(code), child, ply + 1);
      children.add(branch);
      return branch;
    }

    /**
     * Returns the move that leads to the node.
     *
     * @return the move; empty at the root
     */
    public Optional<Move> move() {
      return move;
    }

    /**
     * Returns the position.
     *
     * @return the position
     */
    public P position() {
      return position;
    }

    /**
     * Returns the node's index in the store.
     *
     * @return the index
     */
    public int node() {
      return node;
    }

    /**
     * Returns the distance from the root.
     *
     * @return 0 at the root
     */
    public int ply() {
      return ply;
    }

    /**
     * Returns how many visited children are not part of the copy.
     *
     * @return the number
     */
    public int leftOut() {
      return visitedMoves - children.size();
    }
  }

  /**
   * A node whose parent is part of the copy.
   *
   * @param rank its visits, or those of a later one among its siblings if these are more; those of
   *     the most visited one if the siblings belong together
   * @param number its place among all candidates
   */
  private record Candidate<P extends Position<P>>(
      Branch<P> parent, int node, int rank, int number) {}

  private static final Comparator<Candidate<?>> NEXT = Comparator.<Candidate<?>>comparingInt(
          candidate -> -candidate.rank)
      .thenComparingInt(Candidate::number);

  private final VisitStore store;
  private final Source<P, T> source;
  private final PriorityQueue<Candidate<P>> candidates = new PriorityQueue<>(NEXT);
  private int numbers;

  private VisitedTree(VisitStore store, Source<P, T> source) {
    this.store = store;
    this.source = source;
  }

  /**
   * Returns the copy. No thread may search the tree meanwhile.
   *
   * @param <P> the game's position type
   * @param <T> the nodes of the copy
   * @param store the nodes of the tree
   * @param source the search
   * @param root the root in the store
   * @param position the root's position
   * @param maxNodes the maximum number of nodes of the copy
   * @return the root of the copy
   */
  public static <P extends Position<P>, T> T copy(
      VisitStore store, Source<P, T> source, int root, P position, int maxNodes) {
    Branch<P> branch = new Branch<>(Optional.empty(), position, root, 0);
    return new VisitedTree<>(store, source).copy(branch, maxNodes);
  }

  private T copy(Branch<P> root, int maxNodes) {
    open(root);
    for (int size = 1; size < maxNodes && !candidates.isEmpty(); size++) {
      Candidate<P> next = candidates.remove();
      open(next.parent.play(store.move(next.node), next.node));
    }
    return finish(root);
  }

  /** Makes the visited children of a node candidates. None has a smaller rank than later ones. */
  private void open(Branch<P> branch) {
    List<Integer> children = source.visited(branch);
    branch.visitedMoves = children.size();
    int rank = source.needsAll(branch)
        ? children.stream().mapToInt(store::visits).max().orElse(0)
        : 0;
    for (int i = children.size() - 1; i >= 0; i--) {
      rank = Math.max(rank, store.visits(children.get(i)));
      candidates.add(new Candidate<>(branch, children.get(i), rank, numbers + i));
    }
    numbers += children.size();
  }

  private T finish(Branch<P> branch) {
    return source.copy(branch, branch.children.stream().map(this::finish).toList());
  }
}
