package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.yomikiri.game.Position;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * The visible state of a position, without playing a move, to be compared with a later state.
 *
 * @param key the position's key
 * @param moves the position's moves in order
 * @param terminal whether the game is over
 * @param turn whose turn it is, and what the end of the game is worth
 */
record Snapshot(long key, List<Integer> moves, boolean terminal, Turn turn) {

  static Snapshot of(Position<?> position) {
    int[] moves = Walk.legalMoves(position);
    return new Snapshot(
        position.key(),
        Arrays.stream(moves).boxed().toList(),
        position.isTerminal(),
        Turn.of(position));
  }

  /** Returns the snapshot of a position that answers the same when it is asked again. */
  static Snapshot ofTwice(Position<?> position, Walk<?> at) {
    Snapshot first = of(position);
    first.assertSame(
        position,
        () -> "a method of the position answers differently from call to call: let all answers"
            + " depend on the position alone " + at);
    return first;
  }

  void assertSame(Position<?> later, Supplier<String> message) {
    assertEquals(this, of(later), message);
  }

  /** Returns the snapshot with the key 0, for tests that run before the tests of keys. */
  Snapshot withoutKey() {
    return new Snapshot(0, moves, terminal, turn);
  }
}
