package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.yomikiri.game.Node;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * What all contracts have in common: the source of the positions that they test, the order of the
 * tests, and the test on which all others rely.
 *
 * @param <N> the game's node type
 */
@ExtendWith(FirstCause.class)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
interface PositionSource<N extends Node<N>> {

  /**
   * Returns the positions that the walks start from.
   *
   * @return at least one position; the usual opening and a few that stress the rules
   */
  List<N> positions();

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
   * Returns the length that no game exceeds. If a walk is longer,
   * {@link NodeContract#everyGameEnds} fails.
   *
   * @return in plies
   */
  default int maxPlies() {
    return 1000;
  }

  /**
   * Returns the same position turned or mirrored, in every way that the game's rules and the
   * evaluator do not distinguish. {@link NodeContract#finishedGamesAreScored} then compares how the
   * games continue. So it finds a row that is noticed in one direction only, or that wraps around
   * the edge. {@link EvaluatorContract#relatedPositionsHaveTheirValues} compares the values.
   *
   * <pre>{@code
   * public List<TicTacToe> symmetries(TicTacToe node) {
   *   return List.of(new TicTacToe(mirror(node.own()), mirror(node.opponent())));
   * }
   * }</pre>
   *
   * @param node any position
   * @return the position's mirror images; by default none, so that nothing is compared
   */
  default List<N> symmetries(N node) {
    return List.of();
  }

  /**
   * Returns the same board with the other side to move: all pieces keep their place and their
   * owner, and only the turn changes. So the side to move has what its opponent had before, and its
   * value is the opposite. {@link NodeContract#differentPositionsHaveDifferentKeys} compares the
   * keys, and {@link EvaluatorContract#relatedPositionsHaveTheirValues} checks that the value has
   * the opposite sign.
   *
   * <p>A node that stores the side to move changes this side. A node of own and opposing pieces
   * exchanges the two sets:
   *
   * <pre>{@code
   * public Optional<TicTacToe> withSidesChanged(TicTacToe node) {
   *   return node.isTerminal() ? Optional.empty() : Optional.of(new TicTacToe(node.opponent(), node.own()));
   * }
   * }</pre>
   *
   * <p>Do not turn the board and exchange the colors as well. The side to move would have the same
   * as before, so the value would be equal: such a position is one of the {@link #symmetries}.
   *
   * <p>The score of a finished game has the opposite sign, too. If the game is not over with the
   * other side to move, return empty. In tic-tac-toe it is not, because the rules look only for a
   * row of the opponent; hence the condition above. In Reversi a finished game is finished for both
   * sides. Return empty also for any other position that the game cannot have.
   *
   * @param node any position, finished games included
   * @return the position; by default empty, so that nothing is compared
   */
  default Optional<N> withSidesChanged(N node) {
    return Optional.empty();
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
      NodeSnapshot before = NodeSnapshot.of(at.node());
      for (int move : at.someMoves()) {
        N child = at.node().play(move);
        before.assertSame(
            at.node(),
            () -> "play(" + at.name(move) + ") changed the position it was played in: build a new"
                + " node and leave the fields and arrays of this one alone " + at);
        NodeSnapshot childBefore = NodeSnapshot.of(child);
        for (int reply : Walk.some(Walk.legalMoves(child), Contracts.MAX_REPLIES, at.plies())) {
          child.play(reply);
        }
        childBefore.assertSame(
            child,
            () -> "playing on after move " + at.name(move)
                + " changed the position after it: build a new"
                + " node and leave the fields and arrays of this one alone " + at);
        before.assertSame(
            at.node(),
            () -> "playing on after move " + at.name(move)
                + " changed the position before it: the two nodes"
                + " share an array, which play() has to copy " + at);
        assertEquals(
            childBefore.withoutKey(),
            NodeSnapshot.of(at.node().play(move)).withoutKey(),
            () -> "play(" + at.name(move)
                + ") differs from call to call: let the new node depend on the"
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
