package example.chess;

import io.github.yomikiri.game.MoveList;

/**
 * Counts the leaves of the tree of moves, as chess programs do: a game that ends before the depth
 * is reached does not count.
 */
final class Counting {

  private Counting() {}

  /** Returns the number of sequences of {@code depth} legal moves. */
  static long leaves(Chess node, int depth) {
    MoveList[] lists = new MoveList[depth + 1];
    for (int i = 0; i <= depth; i++) {
      lists[i] = new MoveList(256);
    }
    return depth == 0 ? 1 : leaves(node, depth, lists);
  }

  private static long leaves(Chess node, int depth, MoveList[] lists) {
    MoveList moves = lists[depth];
    moves.clear();
    node.moves(moves);
    if (depth == 1) {
      return moves.size();
    }
    long leaves = 0;
    for (int i = 0; i < moves.size(); i++) {
      leaves += leaves(node.play(moves.get(i)), depth - 1, lists);
    }
    return leaves;
  }
}
