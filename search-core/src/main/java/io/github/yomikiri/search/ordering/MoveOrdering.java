package io.github.yomikiri.search.ordering;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import java.util.List;

/**
 * Guesses which moves are best, so that a search tries them first. The speed of alpha-beta depends
 * on good guesses (Knuth and Moore 1975).
 *
 * <p>{@link #killers}, {@link #counterMoves}, {@link #history} and {@link #byEvaluation} make the
 * orderings of this library. To write your own, implement {@link #score}.
 *
 * <p>Orderings compose by adding to the same scores. Each ordering keeps to its own band, so that a
 * stronger guess outweighs any weaker guess:
 *
 * <pre>
 *   the table's move      TABLE                     (put there by the search itself)
 *   gains                 GAIN .. TABLE - 1         (free for orderings of your own)
 *   killers               KILLER .. GAIN - 1
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
  int TABLE = 1 << 30;

  /** The least score of a move that gains something at once, such as a capture in chess. */
  int GAIN = 3 << 27;

  /** The least score of a killer move. */
  int KILLER = 1 << 28;

  /** The maximum number of killers that a ply can keep. */
  int MAX_KILLERS = 128;

  /**
   * Returns an ordering that prefers killers, the moves that recently caused cutoffs at the same
   * ply (Akl and Newborn 1977). A reply that refutes one move often refutes the move's siblings.
   *
   * <p>Each ply keeps a list of killers, the most recent first. A move that causes a cutoff goes to
   * the front of its ply's list, which keeps a fixed number of moves. Two are usual, and the 2011
   * measurements on Reversi found up to 32 worth keeping. The lists are emptied before every
   * search, because the next search's plies are other plies of the game.
   *
   * @param <N> the game's node type
   * @param kept how many killers each ply keeps, in {@code [1, MAX_KILLERS]}
   * @return a new ordering, which knows no killer
   * @throws IllegalArgumentException if {@code kept} is outside its range
   */
  static <N extends Node<N>> MoveOrdering<N> killers(int kept) {
    return new KillerMoves<>(kept);
  }

  /**
   * Returns an ordering that prefers the countermove of the move before: the move that last refuted
   * it (Uiterwijk 1992). Killers remember refutations by ply, and countermoves by the move that
   * they answer. So they serve all over the tree, and also in the next search.
   *
   * <p>A countermove comes after all killers and before everything else.
   *
   * @param <N> the game's node type
   * @return a new ordering, which knows no countermove
   */
  static <N extends Node<N>> MoveOrdering<N> counterMoves() {
    return new CounterMoves<>();
  }

  /**
   * Returns an ordering that prefers moves that were often sufficient anywhere in the tree
   * (Schaeffer 1989). Nodes that were searched deeper count more.
   *
   * <p>A move is sufficient when it causes a cutoff, or when it is the best move of a node whose
   * moves were all searched. A sufficient move gains {@code 2^(depth - 2)}, but nothing below depth
   * 2 and at most {@code 2^14}. One table serves both sides and all plies. All values are halved
   * before every search, and when a value reaches {@code 2^18}.
   *
   * <p>The score of a move is its value, at least 0 and less than {@code 2^18}.
   *
   * @param <N> the game's node type
   * @return a new ordering, in which all values are 0
   */
  static <N extends Node<N>> MoveOrdering<N> history() {
    return new HistoryHeuristic<>();
  }

  /**
   * Returns an ordering that prefers moves that were often sufficient, by what the moves are. A
   * move that causes a cutoff gains, and the moves that were tried before it lose as much. The
   * nearer a value is to its limit, the less it changes, so that old cutoffs are forgotten.
   *
   * <p>The score of a move is its value, at most {@code 2^14} in size. All values are halved before
   * every search.
   *
   * @param <N> the game's node type
   * @param kind what a move is, as a number less than {@code 2^20}: such as that of the side, of
   *     the piece that moves, and of the cell to which it moves. Moves of a number below 0, such as
   *     captures, have no value, and their cutoffs teach nothing
   * @return a new ordering, in which all values are 0
   */
  static <N extends Node<N>> MoveOrdering<N> history(MoveKind<N> kind) {
    return new KindHistory<>(kind);
  }

  /**
   * A number of a move.
   *
   * @param <N> the game's node type
   */
  @FunctionalInterface
  interface MoveKind<N extends Node<N>> {

    /**
     * Returns the number.
     *
     * @param node a position
     * @param move a legal move
     * @return the number
     */
    int of(N node, int move);
  }

  /**
   * Returns an ordering by the evaluator's values of the positions after the moves. It makes and
   * evaluates every child, which costs as much as a node for each move. So it pays only some plies
   * above the leaves.
   *
   * <p>If the evaluator is the search's own and an incremental one, the values are taken from the
   * evaluator's nodes.
   *
   * @param <N> the game's node type
   * @param evaluator values the children; it need not be the search's own
   * @param minDepth the minimum remaining depth at which the children are evaluated, at least 1; 3
   *     is usual
   * @return a new ordering
   * @throws IllegalArgumentException if {@code minDepth} is less than 1
   */
  static <N extends Node<N>> MoveOrdering<N> byEvaluation(Evaluator<N> evaluator, int minDepth) {
    return new EvaluationOrdering<>(evaluator, minDepth);
  }

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
   * @param node the node
   * @param ply the node's distance from the root
   * @param depth the depth the node was searched to
   * @param moves the node's moves, in the order in which they were tried; not to be changed
   * @param place the place of the move that has reached beta; those before it have not
   */
  default void cutoff(N node, int ply, int depth, MoveList moves, int place) {}

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
