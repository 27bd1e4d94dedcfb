package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.probcut.ProbCut;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.DepthRule;
import io.github.yomikiri.search.table.TranspositionTable;
import java.util.Optional;

/**
 * The parts that an algorithm is composed with: an evaluator, a move ordering, a transposition
 * table and predictions. Immutable. The ordering and the table hold state, so give each search its
 * own unless they are meant to be shared.
 *
 * @param <N> the game's node type
 * @param game the game's node class
 * @param evaluator values the leaves
 * @param ordering orders the moves; empty for the game's own order
 * @param orderingDepth the least depth still to be searched at which the ordering orders and
 *     learns, at least 1
 * @param table remembers positions; empty for none
 * @param depthRule which of the table's entries may answer
 * @param tableDepth the least depth still to be searched at which the table is read and written, at
 *     least 1
 * @param probCut predicts the values of deep searches; empty for none
 * @param selectivity how sure a prediction must be for the search to act on it
 */
public record Composition<N extends Node<N>>(
    Class<N> game,
    Evaluator<N> evaluator,
    Optional<MoveOrdering<N>> ordering,
    int orderingDepth,
    Optional<TranspositionTable> table,
    DepthRule depthRule,
    int tableDepth,
    Optional<ProbCut<N>> probCut,
    Selectivity selectivity) {

  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException if {@code orderingDepth} or {@code tableDepth} is less than 1
   */
  public Composition {
    checkDepth("ordering", orderingDepth);
    checkDepth("table", tableDepth);
  }

  /**
   * Returns a composition that has only an evaluator: the game's own order, no table and no
   * predictions.
   *
   * @param <N> the game's node type
   * @param game the game's node class
   * @param evaluator values the leaves
   * @return the composition
   */
  public static <N extends Node<N>> Composition<N> of(Class<N> game, Evaluator<N> evaluator) {
    return new Composition<>(
        game,
        evaluator,
        Optional.empty(),
        1,
        Optional.empty(),
        DepthRule.AT_LEAST,
        1,
        Optional.empty(),
        Selectivity.FULL_WIDTH);
  }

  /**
   * Returns this composition with another evaluator.
   *
   * @param newEvaluator values the leaves
   * @return a new composition
   */
  public Composition<N> withEvaluator(Evaluator<N> newEvaluator) {
    return new Composition<>(
        game,
        newEvaluator,
        ordering,
        orderingDepth,
        table,
        depthRule,
        tableDepth,
        probCut,
        selectivity);
  }

  /**
   * Returns this composition with a move ordering.
   *
   * @param newOrdering orders the moves
   * @param newDepth the least depth still to be searched at which the ordering orders and learns,
   *     at least 1
   * @return a new composition
   */
  public Composition<N> withOrdering(MoveOrdering<N> newOrdering, int newDepth) {
    return new Composition<>(
        game,
        evaluator,
        Optional.of(newOrdering),
        newDepth,
        table,
        depthRule,
        tableDepth,
        probCut,
        selectivity);
  }

  /**
   * Returns this composition with a transposition table.
   *
   * @param newTable remembers positions
   * @param newRule which of its entries may answer
   * @param newDepth the least depth still to be searched at which the table is read and written, at
   *     least 1
   * @return a new composition
   */
  public Composition<N> withTable(TranspositionTable newTable, DepthRule newRule, int newDepth) {
    return new Composition<>(
        game,
        evaluator,
        ordering,
        orderingDepth,
        Optional.of(newTable),
        newRule,
        newDepth,
        probCut,
        selectivity);
  }

  /**
   * Returns this composition with predictions, which cut nodes that are searched with a null
   * window.
   *
   * @param newProbCut predicts the values of deep searches with this evaluator
   * @param newSelectivity how sure a prediction must be; with {@code FULL_WIDTH} the search is the
   *     same as without predictions
   * @return a new composition
   */
  public Composition<N> withProbCut(ProbCut<N> newProbCut, Selectivity newSelectivity) {
    return new Composition<>(
        game,
        evaluator,
        ordering,
        orderingDepth,
        table,
        depthRule,
        tableDepth,
        Optional.of(newProbCut),
        newSelectivity);
  }

  /** Returns whether there are predictions that can be sure enough. */
  boolean isSelective() {
    return probCut.isPresent() && selectivity != Selectivity.FULL_WIDTH;
  }

  /**
   * Checks the depth from which a part is used.
   *
   * @param part the name of the part, for the message
   * @param depth the least depth still to be searched, in plies
   * @return the depth
   * @throws IllegalArgumentException if {@code depth} is less than 1
   */
  public static int checkDepth(String part, int depth) {
    if (depth < 1) {
      throw new IllegalArgumentException(part + " depth " + depth + " is less than 1");
    }
    return depth;
  }
}
