package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.yomikiri.game.Position;
import java.util.List;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * What all contracts have in common: the source of the positions that they test, the order of the
 * tests, and the test on which all others rely.
 *
 * @param <P> the game's position type
 */
@ExtendWith(FirstCause.class)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
interface PositionSource<P extends Position<P>> {

  /**
   * Returns the positions that the walks start from.
   *
   * @return at least one position; the usual opening and a few that stress the rules
   */
  List<P> positions();

  /**
   * Returns the seed of the walks. Override this method to test other positions.
   *
   * @return any number
   */
  default long seed() {
    return 1975;
  }

  /**
   * Returns how many walks start from each position.
   *
   * @return at least 1
   */
  default int walks() {
    return 20;
  }

  /**
   * Returns the length that no game exceeds. If a walk is longer, {@code everyGameEnds} fails.
   *
   * @return in plies
   */
  default int maxPlies() {
    return 1000;
  }

  /**
   * Checks that a position never changes. Its moves must be the same at every call, and playing a
   * move must not change the position. All other tests rely on this test.
   */
  @Test
  @Order(100)
  default void positionsNeverChange() {
    Walk.forEach(this, at -> {
      int[] moves = at.legalMoves();
      assertArrayEquals(
          moves,
          at.legalMoves(),
          () -> "moves() differ from call to call: list the moves of a position in a fixed order "
              + at);
      Snapshot before = Snapshot.ofTwice(at.node(), at);
      for (int move : at.someMoves()) {
        P child = at.node().play(move);
        before.assertSame(
            at.node(),
            () -> "play(" + at.name(move) + ") changed the position it was played in: build a new"
                + " position and leave the fields and arrays of this one alone " + at);
        Snapshot childBefore = Snapshot.ofTwice(child, at.play(move));
        for (int reply : Walk.some(Walk.legalMoves(child), Contracts.MAX_REPLIES, at.plies())) {
          child.play(reply);
        }
        childBefore.assertSame(
            child,
            () -> "playing on after move " + at.name(move)
                + " changed the position after it: build a new"
                + " position and leave the fields and arrays of this one alone " + at);
        before.assertSame(
            at.node(),
            () -> "playing on after move " + at.name(move)
                + " changed the position before it: the two positions"
                + " share an array, which play() has to copy " + at);
        assertEquals(
            childBefore.withoutKey(),
            Snapshot.of(at.node().play(move)).withoutKey(),
            () -> "play(" + at.name(move)
                + ") differs from call to call: let the new position depend on the"
                + " position and the move alone " + at);
      }
      assertArrayEquals(
          moves,
          Walk.legalMoves(at.replay()),
          () -> "moves() differ when the same moves are played again: let them depend on the"
              + " position alone, and positions() on nothing " + at);
    });
  }
}
