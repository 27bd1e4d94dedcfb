package io.github.yomikiri.game;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Counts the leaves of the move tree at a depth ("performance test"). This is the first test of any
 * game's rules, because the counts of many games are published.
 *
 * <p>A pass is one ply. Sources differ in how they count games that are over before the depth is
 * reached: {@link #count} counts each as one leaf, and {@link #countUnfinished} leaves them out, as
 * chess programs do.
 */
public final class Perft {

  private Perft() {}

  /**
   * Returns the number of leaves.
   *
   * @param <P> the game's position type
   * @param position the root of the tree
   * @param depth in plies, at least 0; at 0 the count is 1
   * @return the number of sequences of {@code depth} moves, plus the shorter ones that end the game
   * @throws IllegalArgumentException if {@code depth} is negative
   */
  public static <P extends Position<P>> long count(P position, int depth) {
    return count(position, depth, 1);
  }

  /**
   * Returns the number of leaves that are exactly at the depth.
   *
   * @param <P> the game's position type
   * @param position the root of the tree
   * @param depth in plies, at least 0; at 0 the count is 1
   * @return the number of sequences of {@code depth} moves
   * @throws IllegalArgumentException if {@code depth} is negative
   */
  public static <P extends Position<P>> long countUnfinished(P position, int depth) {
    return count(position, depth, 0);
  }

  private static <P extends Position<P>> long count(P position, int depth, int finished) {
    checkDepth(depth, 0);
    if (depth == 0) {
      return 1;
    }
    MoveList[] lists = new MoveList[depth];
    for (int i = 0; i < depth; i++) {
      lists[i] = new MoveList();
    }
    return count(position, depth, finished, lists);
  }

  /** Counts the leaves, of which each finished game above the depth counts 1 or 0. */
  private static <P extends Position<P>> long count(
      P position, int depth, int finished, MoveList[] lists) {
    MoveList moves = lists[depth - 1];
    moves.clear();
    position.moves(moves);
    int size = moves.size();
    if (size == 0) {
      return finished;
    }
    // Count the leaves without playing to them, because there is one leaf per move.
    if (depth == 1) {
      return size;
    }
    long leaves = 0;
    for (int i = 0; i < size; i++) {
      leaves += count(position.play(moves.get(i)), depth - 1, finished, lists);
    }
    return leaves;
  }

  /**
   * Returns the number of leaves below each move. To find the cause of a wrong count, compare with
   * another program, play the first move whose count differs, and divide again.
   *
   * @param <P> the game's position type
   * @param position the root of the tree
   * @param depth in plies, at least 1
   * @return the moves in the order of {@link Position#moves}, each with its count; empty when the
   *     game is over
   * @throws IllegalArgumentException if {@code depth} is less than 1
   */
  public static <P extends Position<P>> Map<Move, Long> divide(P position, int depth) {
    checkDepth(depth, 1);
    Map<Move, Long> counts = new LinkedHashMap<>();
    for (Move move : position.legalMoves()) {
      counts.put(move, count(position.play(move.code()), depth - 1));
    }
    return counts;
  }

  private static void checkDepth(int depth, int least) {
    if (depth < least) {
      throw new IllegalArgumentException("depth " + depth + " is less than " + least);
    }
  }
}
