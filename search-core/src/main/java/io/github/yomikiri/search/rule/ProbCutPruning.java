package io.github.yomikiri.search.rule;

import static io.github.yomikiri.game.Score.INFINITY;
import static io.github.yomikiri.game.Score.MAX;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.probcut.ProbCut;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import io.github.yomikiri.search.probcut.Selectivity;
import java.util.List;

/**
 * Multi-ProbCut (Buro 1997): shallow searches decide whether a node needs a deep search.
 *
 * <p>A node searched with a null window {@code (beta - 1, beta)} answers one question: is its value
 * at least beta? The value of a shallow search can lie so far above or below beta that the model is
 * sure enough of the answer. The node then returns this answer, and its moves are not searched. The
 * shallow value that is far enough follows from the model's regression: {@code slope * shallow +
 * offset -+ margin * deviation} is solved for the shallow value. A null window shows whether the
 * shallow search reaches it.
 *
 * <p>The evaluator's own value is a search of depth 0. It costs little, and with its greater
 * deviation it decides the clearest nodes. Most deeper searches would not cut, so the evaluator is
 * asked first there, too. The search is made only if the evaluator's value goes far enough from
 * beta towards the shallow value that is needed: at least half of the way. On Reversi this saved 5
 * to 19 % of the nodes. With a quarter of the way or the whole way it saved less.
 *
 * <p>Nodes with a wider window, such as those of the principal variation, are never cut, and
 * neither is the root. An algorithm without null windows, such as minimax, rejects predictions.
 * Shallow searches are selective themselves, because they would otherwise take most of the time.
 * They share the table's entries and moves with the search around them. Only a shallow search of
 * one ply is not selective. Its list of moves is its own, so the node's list stays as it is.
 *
 * <p>The node is counted once, and once more by each shallow search. A cut counts as an estimate,
 * so no value that rests on a cut is ever called proven. The cut is stored in the table under the
 * search's own level, see {@link io.github.yomikiri.search.table.view.LevelTableView}.
 */
public final class ProbCutPruning<N extends Node<N>> extends ActiveRule<N> {

  /** The minimum depth of a shallow search that is selective itself. */
  private static final int SELECTIVE = 2;

  private final NodeSearch<N> shallow;
  private final ProbCut<N> model;
  private final double margin;
  private final int percent;

  /**
   * Makes the rule.
   *
   * @param shallow searches one ply deep, with no predictions and no rules but quiescence
   * @param model predicts the values of deep searches
   * @param selectivity how sure a prediction must be
   */
  public ProbCutPruning(
      RuleSearch<N> search, NodeSearch<N> shallow, ProbCut<N> model, Selectivity selectivity) {
    super(search);
    this.shallow = shallow;
    this.model = model;
    margin = selectivity.margin();
    percent = selectivity.percent();
  }

  @Override
  public void begin(SearchContext context) {
    shallow.begin(context);
    context.setConfidence(percent);
  }

  /**
   * Predicts the value of a node whose children are leaves. Such a node is searched while its moves
   * are listed, so only the evaluator can be asked.
   */
  @Override
  public int beforeMoves(N node, int depth, int alpha, int beta, int ply) {
    if (depth != 1 || !isQuestion(alpha, beta) || node.isTerminal()) {
      return OPEN;
    }
    List<Prediction> predictions = model.predictions(node, depth);
    if (predictions.isEmpty() || predictions.get(0).depth() > 0) {
      return OPEN;
    }
    int cut = decide(predictions.get(0), search.evaluate(node), beta);
    if (cut != OPEN) {
      search.context().visit(ply);
      search.context().countEvaluation();
    }
    return cut;
  }

  @Override
  public int withMoves(N node, int depth, int alpha, int beta, int ply) {
    return isQuestion(alpha, beta) ? predict(node, depth, beta, ply) : OPEN;
  }

  private int predict(N node, int depth, int beta, int ply) {
    List<Prediction> predictions = model.predictions(node, depth);
    if (predictions.isEmpty()) {
      return OPEN;
    }
    int estimate = search.evaluate(node);
    for (int i = 0; i < predictions.size(); i++) {
      Prediction prediction = predictions.get(i);
      int answer = prediction.depth() == 0
          ? cut(decide(prediction, estimate, beta), depth, beta, ply)
          : predict(prediction, node, depth, estimate, beta, ply);
      if (answer != OPEN) {
        return answer;
      }
    }
    return OPEN;
  }

  /** Leaves the node with a predicted value, unless that is {@link #OPEN}. */
  private int cut(int value, int depth, int beta, int ply) {
    if (value != OPEN) {
      search.context().countUnprovenCutoff();
      search.close(depth, value, beta - 1, beta, ply);
    }
    return value;
  }

  /**
   * Returns whether a node is searched with a null window that scores can lie on both sides of. The
   * answer to another null window is known, and one end of it is no score that a cut could return.
   */
  private static boolean isQuestion(int alpha, int beta) {
    return beta - alpha == 1 && alpha >= -MAX && beta <= MAX;
  }

  /** Returns beta or alpha if the shallow value is far enough from the window. */
  private int decide(Prediction prediction, int shallowValue, int beta) {
    if (shallowValue >= prediction.minFor(beta, margin)) {
      return beta;
    }
    return shallowValue <= prediction.maxFor(beta - 1, margin) ? beta - 1 : OPEN;
  }

  /** Cuts the node if a shallow search is sure enough. */
  private int predict(Prediction prediction, N node, int depth, int estimate, int beta, int ply) {
    // 1. Is the value high enough for beta?
    long estimates = search.context().estimates();
    int minimum = prediction.minFor(beta, margin);
    if (minimum < INFINITY && 2 * estimate >= beta + minimum) {
      return ask(node, prediction.depth(), minimum, ply) >= minimum
          ? cut(beta, depth, beta, ply)
          : openAfter(prediction, node, depth, beta, ply, estimates);
    }
    // 2. Is the value low enough for alpha?
    int alpha = beta - 1;
    int maximum = prediction.maxFor(alpha, margin);
    if (maximum > -INFINITY && 2 * estimate <= alpha + maximum) {
      return ask(node, prediction.depth(), maximum + 1, ply) <= maximum
          ? cut(alpha, depth, beta, ply)
          : openAfter(prediction, node, depth, beta, ply, estimates);
    }
    return OPEN;
  }

  private int ask(N node, int depth, int bound, int ply) {
    int value = depth < SELECTIVE
        ? shallow.value(node, depth, bound - 1, bound, ply)
        : search.value(node, depth, bound - 1, bound, ply);
    search.context().clearLine(ply);
    return value;
  }

  /**
   * Opens the node again after a selective search, which has used the list of its moves. If that
   * search has reached the end of the game, the table may now have the answer. The node's value
   * does not rest on the estimates of a shallow search that did not cut.
   */
  private int openAfter(
      Prediction prediction, N node, int depth, int beta, int ply, long estimates) {
    search.context().discardEstimates(estimates);
    return prediction.depth() < SELECTIVE ? OPEN : search.open(node, depth, beta - 1, beta, ply);
  }
}
