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
 * What an algorithm is composed with: an evaluator, a move ordering, a transposition table, predictions to cut by. Immutable;
 * the ordering and the table themselves hold state, so give each search its own unless it is meant to be shared.
 *
 * @param <N> the game's node type
 * @param game the game's node class
 * @param evaluator values the leaves
 * @param ordering orders the moves; empty for the game's own order
 * @param orderingDepth the least depth still to be searched at which it orders and learns, at least 1
 * @param table remembers positions; empty for none
 * @param depthRule which of the table's entries may answer
 * @param tableDepth the least depth still to be searched at which the table is asked and told, at least 1
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
   * Returns an evaluator alone: the game's own order, no table, nothing predicted.
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
   * @param newDepth the least depth still to be searched at which it orders and learns, at least 1
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
   * @param newDepth the least depth still to be searched at which it is asked and told, at least 1
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
   * Returns this composition with predictions, by which nodes with a null window are cut.
   *
   * @param newProbCut predicts the values of deep searches with this evaluator
   * @param newSelectivity how sure a prediction must be; {@code FULL_WIDTH} leaves the search as it is without predictions
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

  /** Tells whether there are predictions that can be sure enough. */
  boolean isSelective() {
    return probCut.isPresent() && selectivity != Selectivity.FULL_WIDTH;
  }

  /**
   * Checks the depth from which a part is used.
   *
   * @param part what is used from that depth on
   * @param depth the least depth still to be searched, in plies
   * @return the depth
   * @throws IllegalArgumentException if it is less than 1
   */
  public static int checkDepth(String part, int depth) {
    if (depth < 1) {
      throw new IllegalArgumentException(part + " depth " + depth + " is less than 1");
    }
    return depth;
  }
}
