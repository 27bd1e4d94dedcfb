package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.distance.EstimateRange;
import io.github.yomikiri.search.distance.ShortestWins;
import java.util.Arrays;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What the rules of one search share: its parts, and the search of a node to another depth. */
final class RuleSearch<N extends Node<N>> {

  final MadeParts<N> parts;
  /** The expander that the rules decorate. */
  final Expander<N> inner;

  /** The nodes from the root to the one that is searched. */
  final Path path;

  /** The search that applies all rules. */
  final ExpanderSearch<N> whole;

  /** The maximum of an estimate, beyond which a score is the end of the game. */
  final int maxEstimate;

  private final EstimateRange estimateRange;
  private final Evaluator<N> evaluator;
  // Per ply, whether a rule is searching the node at that ply once more.
  private final boolean[] again = new boolean[Limits.MAX_DEPTH + 1];
  // The node that was evaluated last, and its value.
  private @Nullable N evaluated;
  private int value;

  SearchContext context;

  /**
   * Makes what rules share, and with it the rules and the search that applies them.
   *
   * @param path the path of the search
   * @param idle a context until the first search begins
   * @param search makes the search; its rules read the other fields of this object
   */
  RuleSearch(
      MadeParts<N> parts,
      Expander<N> inner,
      Path path,
      SearchContext idle,
      Function<RuleSearch<N>, ? extends ExpanderSearch<N>> search) {
    this.parts = parts;
    this.inner = inner;
    this.path = path;
    evaluator = parts.composition().evaluator();
    estimateRange = parts.composition().estimateRange();
    maxEstimate = estimateRange.max();
    context = idle;
    whole = search.apply(this);
  }

  void begin(SearchContext newContext) {
    context = newContext;
    evaluated = null;
    Arrays.fill(again, false);
  }

  /** Returns whether a rule is searching the node at a ply once more. */
  boolean isAgain(int ply) {
    return again[ply];
  }

  /**
   * Searches the node at a ply once more, to another depth. The rule that calls does not apply to
   * this search.
   */
  int again(N node, int depth, int alpha, int beta, int ply) {
    boolean outer = again[ply];
    again[ply] = true;
    try {
      return value(node, depth, alpha, beta, ply);
    } finally {
      again[ply] = outer;
    }
  }

  /**
   * Leaves a node that is cut before its moves are ordered. The table keeps its move, if it has
   * one.
   */
  void close(int depth, int value, int alpha, int beta, int ply) {
    inner.close(depth, value, inner.moves(ply).guide(), alpha, beta, ply);
  }

  /** Searches a node with all rules. */
  int value(N node, int depth, int alpha, int beta, int ply) {
    return whole.value(node, depth, alpha, beta, ply);
  }

  /** Returns the value of a finished game, without counting it. */
  int terminalScore(N node, int ply) {
    int score = Score.check(inner.unit().terminalScore(node), node, "the unit's terminalScore");
    return parts.composition().shortestWins() ? ShortestWins.terminal(score, ply) : score;
  }

  /**
   * Returns whether a null window asks for an estimate. If it asks for a win or a loss, no estimate
   * reaches it, so every node would look hopeless.
   */
  boolean asksForEstimate(int alpha, int beta) {
    return beta - alpha == 1 && alpha >= -maxEstimate && beta <= maxEstimate;
  }

  /**
   * Cuts a node by an estimate, and counts it as an evaluated leaf. An estimate is no win or loss.
   */
  int estimated(int bound, int ply) {
    context.visit(ply);
    context.countEvaluation();
    return Math.max(-maxEstimate, Math.min(bound, maxEstimate));
  }

  /**
   * Returns the evaluator's value of an unfinished game, without counting it. Several rules ask
   * about the same node in turn.
   */
  int evaluate(N node) {
    if (node != evaluated) {
      evaluated = null;
      value = estimateRange.evaluate(evaluator, node);
      evaluated = node;
    }
    return value;
  }
}
