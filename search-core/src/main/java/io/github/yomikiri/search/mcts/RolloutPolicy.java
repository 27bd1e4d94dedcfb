package io.github.yomikiri.search.mcts;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;

/**
 * Chooses the moves of a roll-out: the game that a Monte-Carlo search plays from a leaf to learn
 * its value. A policy that plays sensible moves gives better values than random moves, if it takes
 * little more time.
 *
 * <pre>{@code
 * RolloutPolicy<ConnectFour> winAtOnce = (node, moves, random) -> {
 *   for (int i = 0; i < moves.size(); i++) {
 *     ConnectFour next = node.play(moves.get(i));
 *     if (next.isTerminal() && next.terminalScore() < 0) {
 *       return i;
 *     }
 *   }
 *   return random.nextInt(moves.size());
 * };
 * }</pre>
 *
 * <p>Threads of a search share the policy, so it must be safe for use by several threads. A policy
 * that depends only on its arguments makes searches reproducible.
 *
 * @param <N> the game's node type
 */
@FunctionalInterface
public interface RolloutPolicy<N extends Node<N>> {

  /**
   * Chooses one of the legal moves.
   *
   * @param node a position whose game is not over
   * @param moves its legal moves, at least one; not to be changed
   * @param random random numbers that follow from the search's seed
   * @return the place of the move in the list, in {@code [0, moves.size())}
   */
  int choose(N node, MoveList moves, RolloutRandom random);

  /**
   * Returns the policy that plays each legal move with the same probability.
   *
   * @param <N> the game's node type
   * @return the policy
   */
  static <N extends Node<N>> RolloutPolicy<N> uniform() {
    return (node, moves, random) -> random.nextInt(moves.size());
  }
}
