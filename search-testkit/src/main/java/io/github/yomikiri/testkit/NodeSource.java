package io.github.yomikiri.testkit;

import io.github.yomikiri.game.Node;
import java.util.List;
import java.util.Optional;

/**
 * A source of nodes, with what the author can say about related nodes.
 *
 * @param <N> the game's node type
 */
interface NodeSource<N extends Node<N>> extends PositionSource<N> {

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
}
