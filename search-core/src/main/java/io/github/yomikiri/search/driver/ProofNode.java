package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Bound;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A position in the tree that shows why an answer is right. {@link Prover#tree} builds such trees.
 * Immutable.
 *
 * @param <N> the game's node type
 */
public final class ProofNode<N extends Node<N>> {

  /** What a node of a proof needs. */
  public enum Kind {
    /** One move is enough: the node has one child. */
    OR,
    /** All moves have to be answered: the node has a child for each legal move. */
    AND,
    /** The game is over, by the rules of its moves or as a draw because of what was played. */
    TERMINAL,
    /** The position occurred before on the path from the root, so the tree ends here. */
    REPETITION,
    /** The tree was to become too large, or a limit came first. The position itself is proven. */
    CUT
  }

  private final Optional<Move> move;
  private final N position;
  private final Kind kind;
  private final int score;
  private final Bound bound;
  private final List<ProofNode<N>> children;
  private final int size;
  private final int height;
  private final boolean complete;

  ProofNode(
      Optional<Move> move,
      N position,
      Kind kind,
      int score,
      Bound bound,
      List<ProofNode<N>> children) {
    this.move = move;
    this.position = position;
    this.kind = kind;
    this.score = score;
    this.bound = bound;
    this.children = List.copyOf(children);
    size = 1 + children.stream().mapToInt(ProofNode::size).sum();
    height = children.stream().mapToInt(child -> 1 + child.height).max().orElse(0);
    complete = kind != Kind.CUT && children.stream().allMatch(ProofNode::isComplete);
  }

  /**
   * Returns the move that leads to this position.
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
  public N position() {
    return position;
  }

  /**
   * Returns what the node needs.
   *
   * @return the kind
   */
  public Kind kind() {
    return kind;
  }

  /**
   * Returns the proven score, from the view of the position's side to move.
   *
   * @return the score of a finished game, or the bound of the value that the proof needs here
   */
  public int score() {
    return score;
  }

  /**
   * Returns how the score bounds the position's value.
   *
   * @return {@code EXACT} if the game is over, {@code LOWER} if one move is enough, {@code UPPER}
   *     if all moves have to be answered
   */
  public Bound bound() {
    return bound;
  }

  /**
   * Returns the nodes after the moves, in the game's own order.
   *
   * @return an unmodifiable list; empty unless the kind is {@code OR} or {@code AND}
   */
  public List<ProofNode<N>> children() {
    return children;
  }

  /**
   * Returns the number of nodes of the tree below, this node included.
   *
   * @return the number, at least 1
   */
  public int size() {
    return size;
  }

  /**
   * Returns whether the tree below is a whole proof.
   *
   * @return false if some nodes are {@link Kind#CUT}
   */
  public boolean isComplete() {
    return complete;
  }

  /**
   * Returns the longest line of the tree below: the line of the longest resistance against the
   * moves of this proof. Shorter proofs may exist.
   *
   * @return the moves from this position on; of lines equally long, the first
   */
  public List<Move> longestLine() {
    List<Move> line = new ArrayList<>();
    ProofNode<N> node = this;
    while (!node.children.isEmpty()) {
      int rest = node.height - 1;
      node = node.children.stream()
          .filter(child -> child.height == rest)
          .findFirst()
          .orElseThrow();
      line.add(node.move.orElseThrow());
    }
    return line;
  }
}
