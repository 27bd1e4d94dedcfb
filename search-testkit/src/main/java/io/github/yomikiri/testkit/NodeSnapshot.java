package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.yomikiri.game.Node;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * The visible state of a position, without playing a move, to be compared with a later state.
 *
 * @param key the position's key
 * @param moves the position's moves in order
 * @param terminal whether the game is over
 * @param score the score of a finished game, 0 for an unfinished one
 */
record NodeSnapshot(long key, List<Integer> moves, boolean terminal, int score) {

  static <N extends Node<N>> NodeSnapshot of(N node) {
    int[] moves = Walk.legalMoves(node);
    return new NodeSnapshot(
        node.key(),
        Arrays.stream(moves).boxed().toList(),
        node.isTerminal(),
        moves.length == 0 ? node.terminalScore() : 0);
  }

  <N extends Node<N>> void assertSame(N later, Supplier<String> message) {
    assertEquals(this, of(later), message);
  }

  /** Returns the snapshot with the key 0, for tests that run before the tests of keys. */
  NodeSnapshot withoutKey() {
    return new NodeSnapshot(0, moves, terminal, score);
  }
}
