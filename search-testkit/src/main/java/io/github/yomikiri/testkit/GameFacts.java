package io.github.yomikiri.testkit;

import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.NoisyMoves;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What the author of a game of nodes can say about it, mostly in a line or two. It lets
 * {@link NodeContract} find faults of the rules as well.
 *
 * @param <N> the game's node type
 */
interface GameFacts<N extends Node<N>> extends NodeSource<N> {

  /**
   * Returns the side to move, for {@link NodeContract#sidesAlternate}. A pass or an extra turn that
   * does not change sides is the most common mistake, and no other test can see it. So this method
   * has no default.
   *
   * <p>Read the side from the position. A count of the moves says what should be, not what is.
   * Where the pieces say whose turn it is, as in tic-tac-toe, count the pieces:
   *
   * <pre>{@code
   * public OptionalInt sideToMove(TicTacToe node) {
   *   return OptionalInt.of(Integer.bitCount(node.own() | node.opponent()) % 2);
   * }
   * }</pre>
   *
   * @param node any position
   * @return two different numbers for the two sides; empty if a position knows no side, as in Nim,
   *     so that the sides are not compared
   */
  OptionalInt sideToMove(N node);

  /**
   * Returns who has won, for {@link NodeContract#finishedGamesAreScored}. Find the winner in
   * another way than the game does, because the same code would have the same fault. For example,
   * go through every square and direction, or read the drawing; speed does not matter.
   *
   * <pre>{@code
   * public OptionalInt winner(TicTacToe node) {
   *   return OptionalInt.of(hasThreeInARow(node.own()) ? 1 : hasThreeInARow(node.opponent()) ? -1 : 0);
   * }
   * }</pre>
   *
   * @param node any position, finished or not
   * @return 1 if the side to move has won, -1 if the other side has won, 0 if the game is not over
   *     or is drawn; by default empty, so that scores are not compared
   */
  default OptionalInt winner(N node) {
    return OptionalInt.empty();
  }

  /**
   * Returns the same position by other rules, for {@link NodeContract#otherRulesAgree}: those of
   * another library, or a slow and plain version that you write for the test. No fault of the rules
   * is left that the two do not share, such as a wrong rule of extra turns.
   *
   * @param start one of {@link #positions()}
   * @return a node of any type whose moves have the same texts; by default empty, so that the rules
   *     are not compared
   */
  default Optional<? extends Node<?>> otherRules(N start) {
    return Optional.empty();
  }

  /**
   * Returns what the game knows about its positions, for {@link NodeContract#knowledgeIsTrue}.
   *
   * @return the knowledge; by default empty, so that nothing is compared
   */
  default Optional<Knowledge<N>> knowledge() {
    return Optional.empty();
  }

  /**
   * Returns the moves that a search follows beyond its horizon, for
   * {@link NodeContract#noisyMovesAreLegal}.
   *
   * @return the moves; by default empty, so that nothing is checked
   */
  default Optional<NoisyMoves<N>> noisyMoves() {
    return Optional.empty();
  }
}
