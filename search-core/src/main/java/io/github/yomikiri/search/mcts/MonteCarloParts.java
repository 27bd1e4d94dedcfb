package io.github.yomikiri.search.mcts;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.SearchContext;
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
 * @param maxScore the maximum score of a finished game
 * @param selection chooses the child that a visit follows
 * @param nodes the capacity of the store
 * @param seed the seed of all random numbers
 */
record MonteCarloParts<N extends Node<N>>(
    Evaluator<N> evaluator,
    Tuning tuning,
    RolloutPolicy<N> rollouts,
    double rolloutShare,
    Optional<Bias<N>> bias,
    Optional<Knowledge<N>> knowledge,
    int maxScore,
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

  /** Returns whether a position with legal moves is a draw because of what was played. */
  static boolean isDrawn(Node<?> node, SearchContext context) {
    return node.quietPliesLeft() <= 0
        || context.drawnPositions() != 0 && context.isDrawn(node.key());
  }

  /** Returns the score of a finished game. */
  int terminalScore(N node) {
    int score = Score.check(evaluator.unit().terminalScore(node), node, "terminalScore");
    if (Math.abs(score) > maxScore) {
      throw new IllegalStateException("a finished game has the score " + score
          + ", but the search was made with maxScore(" + maxScore
          + "), in the position\n" + node);
    }
    return score;
  }
}
