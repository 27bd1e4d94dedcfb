package io.github.yomikiri.recorder;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A node of a recorded search. Scout, PVS and MTD(f) may visit a node several times. Such a node
 * has the window and the value of the last visit. Windows and values are from the view of the
 * node's own side to move.
 */
public final class TreeNode {

  /** How the search dealt with a node. */
  public enum Kind {
    /** The node's moves were searched, all of them or up to a cutoff. */
    INNER,
    /** The node is at the horizon, and the evaluator or a quiescence search valued it. */
    HORIZON,
    /** The game is over at the node. */
    TERMINAL,
    /** The transposition table answered the node. */
    TABLE,
    /** What the game knows about the position answered the node. */
    KNOWLEDGE,
    /** The position occurred before on the path from the root, so it counts as a draw. */
    REPETITION,
    /** A prediction or another rule answered the node in place of the search of its moves. */
    RULE,
    /**
     * The node was entered and never left, because a limit or the stop signal ended the search
     * below it.
     */
    STOPPED,
    /**
     * The node is not in the record. As a rule its parent was left before the move to it was tried.
     * If {@link SearchTree#isComplete()} is false, the node may have been visited when the recorder
     * was full.
     */
    CUT
  }

  /** Why a node was not visited, apart from a cutoff of its parent. */
  enum Skip {
    /** There is no such reason. */
    NONE,
    /** The game knows that another move is as good. */
    NEEDLESS,
    /** The node was visited, but the recorder was full. */
    UNRECORDED
  }

  /**
   * A visit. Alpha, beta and the value are from the view of the node.
   *
   * @param entered the step in which the visit began
   * @param left the step in which it ended; 0 if it was stopped, or the next visit began inside it
   */
  record Visit(int alpha, int beta, Kind kind, int value, int entered, int left) {}

  private static final Visit UNVISITED =
      new Visit(-Score.INFINITY, Score.INFINITY, Kind.CUT, 0, 0, 0);

  private final Optional<Move> move;
  private final int ply;
  private final int scale;
  private final boolean movesAgain;
  private final boolean isRootsSide;
  private final List<TreeNode> children = new ArrayList<>();
  private Visit last = UNVISITED;
  private int visits;
  private int firstStep;
  private Optional<TreeNode> best = Optional.empty();
  private final List<Visit> earlier = new ArrayList<>(0);
  private Optional<Cutoff> cutoff = Optional.empty();
  private Skip skip = Skip.NONE;

  private TreeNode(
      Optional<Move> move, int ply, int scale, boolean movesAgain, boolean isRootsSide) {
    this.move = move;
    this.ply = ply;
    this.scale = scale;
    this.movesAgain = movesAgain;
    this.isRootsSide = isRootsSide;
  }

  /**
   * Makes a root that was not visited.
   *
   * @param scale the value of one point of the game in the unit of the search
   */
  static TreeNode root(int scale) {
    return new TreeNode(Optional.empty(), 0, scale, false, true);
  }

  void enter(int step, int newAlpha, int newBeta) {
    if (visits++ == 0) {
      firstStep = step;
    } else {
      earlier.add(last);
    }
    last = new Visit(newAlpha, newBeta, Kind.STOPPED, last.value, step, 0);
    best = Optional.empty();
  }

  /** Adds the nodes after all moves of the node's position, unless they are there. */
  <N extends Node<N>> void expand(N position) {
    if (children.isEmpty()) {
      for (Move each : position.legalMoves()) {
        boolean again = position.play(each.code()).movesAgain();
        boolean rootsSide = again == isRootsSide;
        children.add(new TreeNode(Optional.of(each), ply + 1, scale, again, rootsSide));
      }
    }
  }

  /** Returns whether the side to move has made the move to this node, too. */
  boolean movesAgain() {
    return movesAgain;
  }

  /** Returns whether the side is to move that is to move at the root. */
  boolean isRootsSide() {
    return isRootsSide;
  }

  /** Returns the score of the move to this node by a value of the node. */
  int ofMove(int nodesValue) {
    return movesAgain ? nodesValue : -nodesValue;
  }

  void improve(int code) {
    best = child(code);
  }

  /** Returns the node after a move, or empty if the move was not listed. */
  Optional<TreeNode> child(int code) {
    return children.stream().filter(child -> child.code() == code).findFirst();
  }

  void leave(int step, Kind newKind, int newValue) {
    last = new Visit(last.alpha, last.beta, newKind, newValue, last.entered, step);
  }

  void cutOff(Optional<Cutoff> newCutoff) {
    cutoff = newCutoff;
  }

  void skip(Skip newSkip) {
    skip = newSkip;
  }

  Visit lastVisit() {
    return last;
  }

  /** Returns the visits before the last one, in their order. */
  List<Visit> earlierVisits() {
    return earlier;
  }

  /** Returns why the last search of the node's moves ended before the last move, if it did. */
  Optional<Cutoff> cutoff() {
    return cutoff;
  }

  Skip skip() {
    return skip;
  }

  /** Returns the code of the move that led to this node. Must not be called for the root. */
  int code() {
    return move.orElseThrow().code();
  }

  int scale() {
    return scale;
  }

  /** Returns the step in which the node was entered for the first time: 1 for the root. */
  int firstStep() {
    return firstStep;
  }

  /** Returns the step in which the last visit began. */
  int entered() {
    return last.entered;
  }

  /**
   * Returns the move that led to this node.
   *
   * @return the move; empty at the root
   */
  public Optional<Move> move() {
    return move;
  }

  /**
   * Returns the distance from the root.
   *
   * @return in plies
   */
  public int ply() {
    return ply;
  }

  /**
   * Returns how the search dealt with the node.
   *
   * @return the node's kind
   */
  public Kind kind() {
    return last.kind;
  }

  /**
   * Returns how often the node was visited.
   *
   * @return 0 when it was cut
   */
  public int visits() {
    return visits;
  }

  /**
   * Returns the lower end of the window that the node was searched with.
   *
   * @return alpha; {@code -Score.INFINITY} at the horizon, where the window does not matter, and
   *     for a node that was cut
   */
  public int alpha() {
    return last.alpha;
  }

  /**
   * Returns the upper end of the window that the node was searched with.
   *
   * @return beta; {@code Score.INFINITY} at the horizon, where the window does not matter, and for
   *     a node that was cut
   */
  public int beta() {
    return last.beta;
  }

  /**
   * Returns the node's value, which is a bound if it lies outside the window.
   *
   * @return the value; 0 for a node that was cut or stopped
   */
  public int value() {
    return last.value;
  }

  /**
   * Returns the node after the best move, if a best move is known.
   *
   * @return a child, or empty
   */
  public Optional<TreeNode> best() {
    return best;
  }

  /**
   * Returns the nodes after the moves, in the game's own order, including cut nodes.
   *
   * @return an unmodifiable list; empty for a node whose moves were never listed
   */
  public List<TreeNode> children() {
    return Collections.unmodifiableList(children);
  }
}
