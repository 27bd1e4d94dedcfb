package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.NoisyMoves;
import io.github.yomikiri.game.NullMove;
import io.github.yomikiri.game.internal.Ranges;
import java.util.Optional;

/**
 * What a search leaves out, shortens or lengthens, as a game or its author says it. A selective
 * search looks deeper in the same time. It misses what its author did not think of, so measure
 * whether it pays. {@link Composition#withSelection} adds it to a search.
 *
 * <p>The search asks at a node with a null window, first about the node: {@link #margin} and
 * {@link #nullMove}. Then it asks about each move after the first, in the order in which the moves
 * are tried: {@link #leavesOut}, and if the move is played, {@link #reduction}. After a move that
 * is left out, the others come in any order. At other nodes it asks about reductions only. All
 * depths are those of the node at which the question is asked, also within a search that is less
 * deep itself.
 *
 * <p>Without a quiescence search, nothing is asked about the moves of a node of depth 1. Nodes
 * whose moves several threads share leave out none.
 *
 * <p>Where the side to move {@linkplain #isInDanger is in danger} no node is cut and no move is
 * left out, nor where a win or loss is proven. What is left out counts as an estimate, so a result
 * that rests on it is not called solved. Each method has a default, which leaves out nothing.
 * {@link #usual} has the numbers that suit most games.
 *
 * <p>This selection leaves out moves that come late:
 *
 * <pre>{@code
 * final class Late implements Selection<Breakthrough> {
 *
 *   @Override
 *   public boolean leavesOut(Breakthrough node, int move, int depth, int earlier, int lack) {
 *     return depth <= 2 && earlier >= 8 && lack > 0;
 *   }
 * }
 * }</pre>
 *
 * <p>A table separates the entries of searches by the names of these classes. So for a table in a
 * file use no anonymous class. Safe for use by several threads.
 *
 * @param <N> the game's node type
 */
public interface Selection<N extends Node<N>> {

  /** A margin that no value has. */
  int NO_MARGIN = Integer.MAX_VALUE;

  /**
   * Returns the selection that suits most games with noisy moves, whatever the evaluator counts.
   * Late quiet moves are left out near the horizon. Others are searched less deep, by more plies
   * the deeper the node and the later the move.
   *
   * @param <N> the game's node type
   * @param noisyMoves the moves that are not quiet; who may not decline them is in danger
   * @return the selection
   */
  static <N extends Node<N>> Selection<N> usual(NoisyMoves<N> noisyMoves) {
    return new UsualSelection<>(noisyMoves, NO_MARGIN);
  }

  /**
   * Returns the usual selection with margins, for one evaluator. It also cuts nodes and leaves out
   * quiet moves that are far outside the window.
   *
   * @param <N> the game's node type
   * @param noisyMoves the moves that are not quiet; who may not decline them is in danger
   * @param step how far one quiet move may change a value, in the evaluator's unit, at least 1;
   *     nearly a pawn in chess
   * @return the selection
   * @throws IllegalArgumentException if {@code step} is less than 1
   */
  static <N extends Node<N>> Selection<N> usual(NoisyMoves<N> noisyMoves, int step) {
    return new UsualSelection<>(noisyMoves, Ranges.atLeast("step", step, 1));
  }

  /**
   * Returns whether the side to move has to answer a threat, such as a check in chess. An estimate
   * cannot judge such a position.
   *
   * @param node a position whose game is not over
   * @return by default false
   */
  default boolean isInDanger(N node) {
    return false;
  }

  /**
   * Returns by how much a value may fall until the horizon. A node that is better than its window
   * by so much is cut: static null-move pruning, also called reverse futility.
   *
   * @param node a position whose side to move is not in danger
   * @param depth the remaining depth, in plies, at least 1
   * @return the margin in the evaluator's unit, at least 0; by default {@link #NO_MARGIN}, which
   *     cuts nothing
   */
  default int margin(N node, int depth) {
    return NO_MARGIN;
  }

  /**
   * Returns the pass of a game in which nearly every move is better than to pass. A node is cut if
   * its side could pass and would still reach the window.
   *
   * @return the pass; by default empty
   */
  default Optional<NullMove<N>> nullMove() {
    return Optional.empty();
  }

  /**
   * Returns how many plies less deep than a move a pass is searched.
   *
   * @param depth the remaining depth at the node, in plies, at least 2
   * @return the plies, at least 1; by default 2, and one more for each 4 plies of the depth
   */
  default int passReduction(int depth) {
    return 2 + depth / 4;
  }

  /**
   * Returns how many plies less deep a node is searched for which the table has no move to try
   * first: internal iterative reduction. Asked at all nodes but the root, if the search has a
   * table.
   *
   * @param depth the remaining depth at the node, in plies, at least 2
   * @return the plies, less than the depth; by default 0
   */
  default int unguidedReduction(int depth) {
    return 0;
  }

  /**
   * Returns whether a move is left out. The move is neither played nor counted then.
   *
   * @param node a position whose side to move is not in danger
   * @param move a legal move
   * @param depth the remaining depth at the node, in plies, at least 1
   * @param earlier how many moves of the node come before it, at least 1
   * @param lack by how much the evaluator's value of the node is below the window, or not above it;
   *     negative if it is above
   * @return by default false
   */
  default boolean leavesOut(N node, int move, int depth, int earlier, int lack) {
    return false;
  }

  /**
   * Returns how many plies less deep a move is searched. If it turns out to be better than the best
   * move, it is searched to the whole depth.
   *
   * @param node a position
   * @param move a legal move
   * @param child the position after the move; its game may be over
   * @param depth the remaining depth at the node, in plies, at least 1
   * @param earlier how many moves of the node come before it; at the first move only an answer
   *     below 0 has a meaning
   * @param isCut whether the search expects that a move of the node is good enough, so that the
   *     others are not searched
   * @return the plies; below 0 to search the move deeper, by one ply for -1; by default 0
   */
  default int reduction(N node, int move, N child, int depth, int earlier, boolean isCut) {
    return 0;
  }

  /**
   * Returns this selection for the nodes of an incremental evaluator. The default implementation
   * asks this selection about the game's own nodes.
   *
   * @param <I> the type of the evaluator's nodes
   * @param evaluator the evaluator of the search
   * @return a selection with the same answers
   */
  default <I extends Node<I>> Selection<I> over(IncrementalEvaluator<N, I> evaluator) {
    return new PlainSelection<>(this, evaluator);
  }
}
