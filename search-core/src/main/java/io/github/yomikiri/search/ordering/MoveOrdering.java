package io.github.yomikiri.search.ordering;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import java.util.List;

/**
 * Guesses which moves are best, so that they are tried first: alpha-beta's speed depends on it (Knuth and Moore 1975).
 *
 * <p>Orderings compose by adding to the same scores; each keeps to its own band, so that a stronger guess outweighs any
 * weaker one:
 *
 * <pre>
 *   the table's move      TABLE                     (put there by the search itself)
 *   killers               KILLER .. TABLE - 1
 *   everything else       -(KILLER - 1) .. KILLER - 1
 * </pre>
 *
 * <p>Moves with equal scores keep the game's own order. An ordering is told of the moves that turned out well and may learn
 * from them. Used by one thread at a time.
 *
 * @param <N> the game's node type
 */
public interface MoveOrdering<N extends Node<N>> {

  /** The score that the search adds to the transposition table's move. */
  int TABLE = 1 << 29;

  /** The least score of a killer move. */
  int KILLER = 1 << 28;

  /**
   * Adds to the scores of a node's moves; called once per inner node.
   *
   * @param node the node
   * @param ply its distance from the root
   * @param depth the depth still to be searched, at least 1
   * @param moves its legal moves
   * @param scores the scores to add to, one per move in the same order; what follows them in the array is unused
   */
  void score(N node, int ply, int depth, MoveList moves, int[] scores);

  /**
   * Told that a move reached beta.
   *
   * @param ply the node's distance from the root
   * @param depth the depth it was searched to
   * @param move the move
   */
  default void cutoff(int ply, int depth, int move) {}

  /**
   * Told that all moves of a node were searched, and which one of them raised alpha last.
   *
   * @param ply the node's distance from the root
   * @param depth the depth it was searched to
   * @param move the best move
   */
  default void best(int ply, int depth, int move) {}

  /** Told before every search: what was learned in the last one ages. */
  default void newSearch() {}

  /** Forgets everything learned. */
  default void reset() {}

  /**
   * Returns this ordering for the nodes of an evaluator that brings them up to date move by move. The two share what they
   * learn, so only one of them is used. The default gives this ordering the game's own nodes.
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
