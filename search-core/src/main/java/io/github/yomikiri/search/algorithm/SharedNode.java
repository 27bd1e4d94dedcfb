package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.parallel.SplitPoint;
import io.github.yomikiri.search.table.view.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A node whose moves several threads search, with what they have found. The position and the moves
 * do not change. The monitor of this object guards the results.
 */
final class SharedNode<N extends Node<N>> extends SplitPoint {

  /**
   * What a thread has found for a move.
   *
   * @param alpha the lower end of the window in which the move was searched
   * @param line the best line after the move, if the move raised the node's value above alpha
   * @param estimated whether the score rests on an estimate
   * @param ancestor the ply of the highest node on which the score depends, because of a draw by
   *     repetition; otherwise the ply of the shared node
   */
  @SuppressWarnings("ArrayRecordComponent") // Nobody compares results or changes the line.
  record Result(int move, int score, int alpha, int[] line, boolean estimated, int ancestor) {}

  final N node;
  final int depth;
  final int beta;
  final int ply;
  final Path.Prefix path;
  private final int[] moves;
  private final List<Result> results = new ArrayList<>();
  private int floor;

  /**
   * Splits a node.
   *
   * @param parent the split point that the master works at
   * @param moves the moves to be shared, in the order to be tried
   * @param floor the best value of the earlier moves, or the lower end of the node's window if that
   *     is greater
   * @param path the nodes from the root to this node
   */
  SharedNode(
      @Nullable SharedNode<N> parent,
      N node,
      int[] moves,
      int depth,
      int floor,
      int beta,
      int ply,
      Path.Prefix path) {
    super(parent, moves.length);
    this.node = node;
    this.moves = moves;
    this.depth = depth;
    this.floor = floor;
    this.beta = beta;
    this.ply = ply;
    this.path = path;
  }

  int move(int index) {
    return moves[index];
  }

  /** Returns the value that a move must exceed. It rises when a better move is found. */
  synchronized int floor() {
    return floor;
  }

  synchronized void found(Result result) {
    results.add(result);
    if (result.score > floor) {
      floor = result.score;
      if (result.score >= beta) {
        cut();
      }
    }
  }

  /** Returns the results in the order in which they were found. */
  synchronized List<Result> results() {
    return List.copyOf(results);
  }
}
