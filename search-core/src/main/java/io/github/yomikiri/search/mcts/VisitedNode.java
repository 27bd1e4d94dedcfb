package io.github.yomikiri.search.mcts;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.search.SearchResult;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A position in the tree of a Monte-Carlo search. {@link MonteCarloSearcher#tree} returns such
 * nodes, and so does the search for games with seats. Immutable.
 *
 * <p>The values of a game of two sides are from the view of the position's side to move. In a game
 * with seats it may be the turn of chance. So the values of such a tree are from the view of the
 * seat to move at its root. The payoffs are those of all seats.
 *
 * @param <P> the game's position type
 * @param move the move that leads to the position; empty at the root
 * @param position the position
 * @param visits how often the search was here, at least 1
 * @param mean the mean reward of the visits, in {@code [-1, 1]}. A reward is {@code tanh(score /
 *     scale)}, see {@link MonteCarloBuilder#evaluator}. In a game with seats it is the payoff,
 *     divided by the greatest one of the game
 * @param payoffs what each seat gets in points of the game: the mean of the visits, or the proven
 *     expectation; empty in a game of two sides
 * @param lower the proven lower bound of the value, in the unit of finished games;
 *     {@code -Score.MAX} if no bound is proven. In a search for shortest wins, a win in {@code n}
 *     plies from this position counts {@code Score.MAX - n}. A game with seats has expectations, so
 *     there the unit is that of {@link SearchResult#score}
 * @param upper the proven upper bound; {@code Score.MAX} if no bound is proven. If the two bounds
 *     are equal, the value is proven
 * @param prior the reward that the evaluator of the progressive bias expects of the move; empty at
 *     the root and without a progressive bias
 * @param children the visited moves, the best first. The line of the first moves is the principal
 *     variation. At a turn of chance, these are the visited outcomes, the most likely first
 * @param leftOut how many more moves were visited, which are not among the children because the
 *     tree would have become too large
 */
public record VisitedNode<P extends Position<P>>(
    Optional<Move> move,
    P position,
    int visits,
    double mean,
    List<Double> payoffs,
    int lower,
    int upper,
    OptionalDouble prior,
    List<VisitedNode<P>> children,
    int leftOut) {

  /** Makes a node. */
  public VisitedNode {
    payoffs = List.copyOf(payoffs);
    children = List.copyOf(children);
  }

  /**
   * Returns whether it is proven who wins, or that nobody does. Further visits then change the
   * score at most. In a game with seats, the payoffs are proven, too.
   *
   * @return true if both bounds are on the same side of 0, or both are 0
   */
  public boolean isProven() {
    return lower > 0 || upper < 0 || lower == upper;
  }

  /** Returns the node's numbers in a line, without the nodes below it. */
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%s: %,d visits, mean %.2f, value in [%d, %d]",
        move.map(Move::notation).orElse("root"),
        visits,
        mean,
        lower,
        upper);
  }
}
