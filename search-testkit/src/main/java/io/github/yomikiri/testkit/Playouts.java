package io.github.yomikiri.testkit;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.PortableRandom;
import java.util.Arrays;

/** Compares the play from positions that should be the same for a search. */
final class Playouts {

  private static final int COUNT = 8;

  private Playouts() {}

  /**
   * Returns whether the same random moves lead through the same lists of moves to the same scores.
   */
  static <N extends Node<N>> boolean alike(N one, N other, PortableRandom random, int maxPlies) {
    for (int i = 0; i < COUNT; i++) {
      if (!alikeOnce(one, other, random, maxPlies)) {
        return false;
      }
    }
    return true;
  }

  private static <N extends Node<N>> boolean alikeOnce(
      N one, N other, PortableRandom random, int maxPlies) {
    N a = one;
    N b = other;
    for (int ply = 0; ply < maxPlies; ply++) {
      int[] moves = sortedMoves(a);
      if (!Arrays.equals(moves, sortedMoves(b))) {
        return false;
      }
      if (moves.length == 0) {
        return a.terminalScore() == b.terminalScore();
      }
      int move = moves[random.nextInt(moves.length)];
      a = a.play(move);
      b = b.play(move);
    }
    return true;
  }

  /**
   * Hashes the tree below a position: the numbers of moves, and the scores of finished games. The
   * codes and the order of moves do not count, because a symmetry changes them.
   */
  static <N extends Node<N>> long shape(N node, int depth) {
    int[] moves = Walk.legalMoves(node);
    if (moves.length == 0) {
      return Hash64.of(0, node.terminalScore());
    }
    if (depth == 0) {
      return Hash64.of(1, moves.length);
    }
    return Hash64.of(Arrays.stream(moves)
        .mapToLong(move -> shape(node.play(move), depth - 1))
        .sorted()
        .toArray());
  }

  private static int[] sortedMoves(Node<?> node) {
    int[] moves = Walk.legalMoves(node);
    Arrays.sort(moves);
    return moves;
  }
}
