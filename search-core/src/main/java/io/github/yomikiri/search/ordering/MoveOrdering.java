package io.github.yomikiri.search.ordering;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import java.util.List;

/**
 * Guesses which moves are best, so that a search tries them first. The speed of alpha-beta depends
 * on good guesses (Knuth and Moore 1975).
 *
 * <p>Orderings compose by adding to the same scores. Each ordering keeps to its own band, so that a
 * stronger guess outweighs any weaker guess:
 *
 * <pre>
 *   the table's move      TABLE                     (put there by the search itself)
 *   killers               KILLER .. TABLE - 1
 *   everything else       -(KILLER - 1) .. KILLER - 1
 * </pre>
 *
 * <p>Moves with equal scores keep the game's own order. The search reports moves that turned out
 * well, and an ordering may learn from these reports. Used by one thread at a time.
 *
 * @param <N> the game's node type
 */
public interface MoveOrdering<N extends Node<N>> {

  /** The score that the search adds to the transposition table's move. */
  int TABLE = 1 << 29;

  /** The least score of a killer move. */
  int KILLER = 1 << 28;

  /**
   * Adds to the scores of a node's moves. Called once per inner node.
   *
   * @param node the node
   * @param ply the node's distance from the root
   * @param depth the remaining depth, in plies, at least 1
   * @param moves the node's legal moves
   * @param scores the scores to add to, one per move in the same order; further elements of the
   *     array are unused
   */
  void score(N node, int ply, int depth, MoveList moves, int[] scores);

  /**
   * Called before {@link #score} with the move that led to the node.
   *
   * @param ply the node's distance from the root
   * @param move the move, or -1 at the root and after a null move
   */
  default void reached(int ply, int move) {}

  /**
   * Called after a move has reached beta.
   *
   * @param ply the node's distance from the root
   * @param depth the depth the node was searched to
   * @param move the move
   */
  default void cutoff(int ply, int depth, int move) {}

  /**
   * Called after all moves of a node were searched, with the move that raised alpha last.
   *
   * @param ply the node's distance from the root
   * @param depth the depth the node was searched to
   * @param move the best move
   */
  default void best(int ply, int depth, int move) {}

  /** Called before every search, so that what earlier searches taught can lose weight. */
  default void newSearch() {}

  /** Forgets everything learned. */
  default void reset() {}

  /**
   * Returns this ordering for the nodes of an incremental evaluator. The two orderings share what
   * they learn, so only one of them is used. The default implementation passes the game's own nodes
   * to this ordering.
   *
   * @param <I> the type of the evaluator's nodes
   * @param evaluator the evaluator of the search
   * @return an ordering with the same scores
   */
  default <I extends Node<I>> MoveOrdering<I> over(IncrementalEvaluator<N, I> evaluator) {
    return new PlainOrdering<>(this, evaluator);
  }

  /**
   * Returns an ordering that adds the scores of several.
   *
   * @param <N> the game's node type
   * @param orderings any number; none leaves the game's own order
   * @return the composition
   */
  static <N extends Node<N>> MoveOrdering<N> of(List<MoveOrdering<N>> orderings) {
    return orderings.size() == 1 ? orderings.get(0) : new CompositeOrdering<>(orderings);
  }
}
