package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Node;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * What can be seen of a position from outside, to be compared with what is seen later.
 *
 * @param key its key
 * @param moves its moves in order
 * @param terminal whether its game is over
 * @param score what a finished game counts, 0 for another
 * @param childKeys the keys of the positions after its moves
 */
record NodeSnapshot(
    long key, List<Integer> moves, boolean terminal, int score, List<Long> childKeys) {

  static <N extends Node<N>> NodeSnapshot of(N node) {
    int[] moves = Walk.legalMoves(node);
    return new NodeSnapshot(
        node.key(),
        Arrays.stream(moves).boxed().toList(),
        node.isTerminal(),
        moves.length == 0 ? node.terminalScore() : 0,
        Arrays.stream(moves).mapToObj(move -> node.play(move).key()).toList());
  }

  <N extends Node<N>> void assertSame(N later, Supplier<String> message) {
    assertEquals(this, of(later), message);
  }

  /**
   * Hashes what a search could tell two plies deep: the moves, whatever their order, and how the finished games count.
   */
  static <N extends Node<N>> long behaviour(N node) {
    return behaviour(node, 2);
  }

  private static <N extends Node<N>> long behaviour(N node, int depth) {
    int[] moves = Walk.legalMoves(node);
    if (moves.length == 0) {
      return Hash64.of(1, node.terminalScore());
    }
    Arrays.sort(moves);
    long hash = 2;
    for (int move : moves) {
      hash = Hash64.of(hash, move, depth == 0 ? 0 : behaviour(node.play(move), depth - 1));
    }
    return hash;
  }
}
