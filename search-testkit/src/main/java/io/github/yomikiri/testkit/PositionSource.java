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
 * Where a contract's positions come from: random walks, legal moves chosen with equal chances, from start positions to
 * the end of the game. A test class that implements several contracts answers for all of them at once.
 *
 * <p>A class's contract tests run in a fixed order: those of the game, of the evaluator, of the algorithm, of the
 * searcher. Each test relies on the tests before it. The first failure is therefore the cause, and the contract tests
 * after it are aborted, so that a run reports one failure. Tests that the class declares itself always run.
 *
 * <p>What a contract cannot know without help is asked by optional methods, which have defaults. A check whose method is
 * not overridden is part of no test; nothing is reported as skipped.
 *
 * <p>Nothing depends on the clock: the same seed walks the same ways, and every failure names the start position and
 * the moves that lead to the position that failed.
 *
 * @param <N> the game's node type
 */
@SuppressWarnings(
    "exports") // FirstCause is for JUnit alone, which the module opens the package to.
@ExtendWith(FirstCause.class)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
public interface PositionSource<N extends Node<N>> {

  /**
   * Returns the positions that the walks start from.
   *
   * @return at least one position; the usual opening and a few that stress the rules
   */
  List<N> positions();

  /**
   * Returns the seed of the walks. Override it to look elsewhere.
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
   * Returns the length that no game exceeds; a longer walk is a failure of {@link NodeContract#everyGameEnds}.
   *
   * @return in plies
   */
  default int maxPlies() {
    return 1000;
  }

  /**
   * Returns the same position turned or mirrored, in every way that the game's rules and the evaluator do not
   * distinguish. {@link NodeContract#finishedGamesAreScored} then compares how the games go on: a row that is noticed in
   * one direction only, or that wraps round the edge, does not look the same in the mirror.
   * {@link EvaluatorContract#relatedPositionsHaveTheirValues} compares the values.
   *
   * <pre>{@code
   * public List<TicTacToe> symmetries(TicTacToe node) {
   *   return List.of(new TicTacToe(mirror(node.own()), mirror(node.opponent())));
   * }
   * }</pre>
   *
   * @param node any position
   * @return its mirror images; by default none, so that nothing is compared
   */
  default List<N> symmetries(N node) {
    return List.of();
  }

  /**
   * Returns the position in which the sides have changed roles, so that what is good for one is now good for the other:
   * usually the same board with the other side to move. {@link NodeContract#differentPositionsHaveDifferentKeys} then
   * compares the keys, and {@link EvaluatorContract#relatedPositionsHaveTheirValues} checks that the value has the
   * opposite sign.
   *
   * <pre>{@code
   * public Optional<TicTacToe> withSidesChanged(TicTacToe node) {
   *   return node.isTerminal() ? Optional.empty() : Optional.of(new TicTacToe(node.opponent(), node.own()));
   * }
   * }</pre>
   *
   * <p>Return empty for a position that the game cannot have. Tic-tac-toe looks for a row of the opponent only, because
   * the side to move cannot have one. With the sides changed, a lost game would be one that goes on, hence the condition
   * above. In Reversi a finished game is finished for both sides, so every position has its counterpart.
   *
   * @param node any position, finished games included
   * @return the position; by default empty, so that nothing is compared
   */
  default Optional<N> withSidesChanged(N node) {
    return Optional.empty();
  }

  /**
   * Checks that a position stays as it is: its moves are the same at every call, and playing a move changes nothing in
   * it. All other tests rely on this one.
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
      for (int move : moves) {
        N child = at.node().play(move);
        before.assertSame(
            at.node(),
            () -> "play(" + move + ") changed the position it was played in: build a new node and"
                + " leave the fields and arrays of this one alone " + at);
        NodeSnapshot childBefore = NodeSnapshot.of(child);
        for (int reply : Walk.legalMoves(child)) {
          child.play(reply);
        }
        childBefore.assertSame(
            child,
            () -> "playing on after move " + move + " changed the position after it: build a new"
                + " node and leave the fields and arrays of this one alone " + at);
        before.assertSame(
            at.node(),
            () -> "playing on after move " + move + " changed the position before it: the two nodes"
                + " share an array, which play() has to copy " + at);
        assertEquals(
            childBefore.withoutKey(),
            NodeSnapshot.of(at.node().play(move)).withoutKey(),
            () -> "play(" + move + ") differs from call to call: let the new node depend on the"
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
