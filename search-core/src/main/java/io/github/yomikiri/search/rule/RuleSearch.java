package io.github.yomikiri.search.rule;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.distance.EstimateRange;
import io.github.yomikiri.search.distance.ShortestWins;
import io.github.yomikiri.search.table.TableEntry;
import org.jspecify.annotations.Nullable;

/**
 * What the rules of one search share, and what they ask of this search. The search implements the
 * abstract methods, so that rules need to know no algorithm.
 */
public abstract class RuleSearch<N extends Node<N>> {

  private final Evaluator<N> evaluator;
  private final Unit<N> unit;
  private final EstimateRange estimateRange;
  private final int maxEstimate;
  // The node that was evaluated last, and its value.
  private @Nullable N evaluated;
  private int value;
  private SearchContext context;

  /**
   * Makes what rules share.
   *
   * @param evaluator the evaluator of the search
   * @param estimateRange the range of its values
   * @param idle a context until the first search begins
   */
  protected RuleSearch(Evaluator<N> evaluator, EstimateRange estimateRange, SearchContext idle) {
    this.evaluator = evaluator;
    unit = evaluator.unit();
    this.estimateRange = estimateRange;
    maxEstimate = estimateRange.max();
    context = idle;
  }

  /** Searches a node with all rules. */
  public abstract int value(N node, int depth, int alpha, int beta, int ply);

  /** Opens a node without rules, once more if another search has used the list of its moves. */
  public abstract int open(N node, int depth, int alpha, int beta, int ply);

  /** Leaves a node that is cut when its moves are listed. */
  public abstract void close(int depth, int value, int move, int alpha, int beta, int ply);

  /** Returns the moves of the node last opened at a ply, in any order. */
  public abstract MoveList moves(int ply);

  /** Returns the move to try first at the node last opened at a ply, or {@code NO_MOVE}. */
  public abstract int guide(int ply);

  /** Returns the move that is being searched at a ply; {@code NO_MOVE} if none is. */
  public abstract int move(int ply);

  /** Returns how many moves were searched at a ply before this move; -1 if none is searched. */
  public abstract int earlier(int ply);

  /** Says that no move of the node at a ply leads to the nodes that are searched next. */
  public abstract void leaveMoves(int ply);

  /** Returns the minimum remaining depth at which the table is read and written. */
  public abstract int tableDepth();

  /**
   * Asks the table about a child as if the search had entered it.
   *
   * @return an entry that may answer a search to this depth, or {@link TableEntry#NONE}
   */
  public abstract long probe(N child, int depth, int ply);

  /** Returns whether some positions are draws because of what was played. */
  public abstract boolean drawsByRule();

  /** Called before each search. */
  public final void begin(SearchContext newContext) {
    context = newContext;
    evaluated = null;
  }

  /** Returns the context of the search. */
  public final SearchContext context() {
    return context;
  }

  /** Returns the maximum of an estimate, beyond which a score is the end of the game. */
  public final int maxEstimate() {
    return maxEstimate;
  }

  /**
   * Leaves a node that is cut before its moves are ordered. The table keeps its move, if it has
   * one.
   */
  final void close(int depth, int value, int alpha, int beta, int ply) {
    close(depth, value, guide(ply), alpha, beta, ply);
  }

  /** Returns the value of a finished game, without counting it. */
  final int terminalScore(N node, int ply) {
    int score = Score.check(unit.terminalScore(node), node, "the unit's terminalScore");
    return estimateRange.isBelowWins() ? ShortestWins.terminal(score, ply) : score;
  }

  /**
   * Returns the evaluator's value of an unfinished game, without counting it. Several rules ask
   * about the same node in turn.
   */
  public final int evaluate(N node) {
    if (node != evaluated) {
      evaluated = null;
      value = estimateRange.evaluate(evaluator, node);
      evaluated = node;
    }
    return value;
  }
}
