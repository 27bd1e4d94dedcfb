package io.github.yomikiri.search.mcts;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.distance.EstimateRange;
import java.util.Optional;

/**
 * The parts of a Monte-Carlo search.
 *
 * @param evaluator values leaves and finished games
 * @param tuning the numbers that are the same in all searches; the scale is empty if it is to be
 *     measured
 * @param rollouts chooses the moves of roll-outs
 * @param rolloutShare the weight of the roll-out in the value of a leaf, in {@code [0, 1]}
 * @param bias values the children of a node when it gets them
 * @param knowledge what the game knows
 * @param maxScore the maximum score of a finished game in the evaluator's unit, which the game says
 * @param scores what the end of a game counts in the tree
 * @param repetition whether a position that occurred before on the path from the root is a draw
 * @param selection chooses the child that a visit follows
 * @param nodes the capacity of the store
 * @param seed the seed of all random numbers
 */
record MonteCarloParts<N extends Node<N>>(
    Evaluator<N> evaluator,
    TreeConstants tuning,
    RolloutPolicy<N> rollouts,
    double rolloutShare,
    Optional<Bias<N>> bias,
    Optional<Knowledge<N>> knowledge,
    int maxScore,
    ProvenScores scores,
    boolean repetition,
    UctSelection selection,
    int nodes,
    long seed) {

  /**
   * The evaluator of the progressive bias.
   *
   * @param isOwn whether it is the evaluator of the search, so that its scale is known
   */
  record Bias<N extends Node<N>>(Evaluator<N> evaluator, boolean isOwn) {}

  /** Returns these parts for the nodes of the search's incremental evaluator. */
  <I extends Node<I>> MonteCarloParts<I> over(IncrementalEvaluator<N, I> incremental) {
    return new MonteCarloParts<>(
        incremental.incremental(),
        tuning,
        (node, moves, random) -> rollouts.choose(incremental.plain(node), moves, random),
        rolloutShare,
        bias.map(each -> over(each, incremental)),
        knowledge.map(each -> each.over(incremental)),
        maxScore,
        scores,
        repetition,
        selection,
        nodes,
        seed);
  }

  /** Returns whether these parts are those for the game of a position. */
  boolean fit(N position) {
    return maxScore == evaluator.unit().maxScore(position)
        && (repetition || !Game.hasDrawRules(position));
  }

  /** Returns these parts for the game of a position. */
  MonteCarloParts<N> fitted(N position) {
    int known = evaluator.unit().maxScore(position);
    return new MonteCarloParts<>(
        evaluator,
        tuning,
        rollouts,
        rolloutShare,
        bias,
        knowledge,
        known,
        scores.areDistances() ? scores : ProvenScores.ofGame(known),
        repetition || Game.hasDrawRules(position),
        selection,
        nodes,
        seed);
  }

  private static <N extends Node<N>, I extends Node<I>> Bias<I> over(
      Bias<N> bias, IncrementalEvaluator<N, I> incremental) {
    if (bias.isOwn) {
      return new Bias<>(incremental.incremental(), true);
    }
    Evaluator<N> other = bias.evaluator;
    return new Bias<>(
        Evaluator.of(
            node -> other.evaluate(incremental.plain(node)), other.unit().over(incremental)),
        false);
  }

  /**
   * Returns what the game knows. It knows nothing about a game in which positions are draws because
   * of what was played.
   */
  Optional<Knowledge<N>> knowledge(SearchContext context) {
    return knowledge.filter(game -> context.drawnPositions() == 0);
  }

  /** Makes the positions of the visits of one thread. */
  VisitedLine line(SearchContext context, int maxDepth) {
    return repetition ? new Repetitions(context, maxDepth) : VisitedLine.NONE;
  }

  /** Returns whether the bounds of a node depend on the root above it. */
  boolean dependOnRoot() {
    return repetition || scores.areDistances();
  }

  /** Returns whether some proven bounds hold on one path only, and others on all paths. */
  boolean mixesPaths() {
    return repetition && knowledge.isPresent();
  }

  /** Returns a proven lower bound as it holds for a new root some plies below the last one. */
  int kept(int lower, int plies) {
    int counted = scores.fromNode(lower, plies);
    return repetition ? Repetitions.kept(counted, scores.max()) : counted;
  }

  /** Returns the game's score of a finished game. */
  int terminalScore(N node) {
    int score = Score.check(evaluator.unit().terminalScore(node), node, "terminalScore");
    if (Math.abs(score) > maxScore) {
      throw new IllegalStateException("a finished game has the score " + score + " ("
          + evaluator.unit() + "), which is outside [" + -maxScore + ", " + maxScore
          + "], the range of its maxScore(). The position:\n" + node);
    }
    return score;
  }

  /** Returns the evaluator's value of an unfinished game. */
  int estimate(N node) {
    boolean isOpen = scores.areDistances() || scores.max() == Score.MAX;
    int max = isOpen ? Score.MAX : scores.maxEstimate();
    return new EstimateRange(max, false).evaluate(evaluator, node);
  }
}
