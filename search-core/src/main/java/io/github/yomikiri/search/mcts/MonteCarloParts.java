package io.github.yomikiri.search.mcts;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.Unit;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The parts of a Monte-Carlo search.
 *
 * @param evaluator values leaves and finished games
 * @param scale the score whose reward is 0.76; empty if it is to be measured
 * @param rollouts chooses the moves of roll-outs
 * @param rolloutShare the weight of the roll-out in the value of a leaf, in {@code [0, 1]}
 * @param rolloutPlies the greatest length of a roll-out
 * @param bias values the children of a node when it gets them
 * @param knowledge what the game knows
 * @param greatestScore the greatest score of a finished game
 * @param selection chooses the child that a visit follows
 * @param nodes the capacity of the store
 * @param seed the seed of all random numbers
 */
record MonteCarloParts<N extends Node<N>>(
    Evaluator<N> evaluator,
    OptionalDouble scale,
    RolloutPolicy<N> rollouts,
    double rolloutShare,
    int rolloutPlies,
    Optional<Bias<N>> bias,
    Optional<Knowledge<N>> knowledge,
    int greatestScore,
    UctSelection selection,
    int nodes,
    long seed) {

  /**
   * The evaluator of the progressive bias.
   *
   * @param scale the scale of its values; empty if it is that of the search
   */
  record Bias<N extends Node<N>>(Evaluator<N> evaluator, OptionalDouble scale) {}

  /** Returns these parts for the nodes of the search's incremental evaluator. */
  <I extends Node<I>> MonteCarloParts<I> over(IncrementalEvaluator<N, I> incremental) {
    return new MonteCarloParts<>(
        incremental.incremental(),
        scale,
        (node, moves, random) -> rollouts.choose(incremental.plain(node), moves, random),
        rolloutShare,
        rolloutPlies,
        bias.map(each -> over(each, incremental)),
        knowledge.map(each -> each.over(incremental)),
        greatestScore,
        selection,
        nodes,
        seed);
  }

  private static <N extends Node<N>, I extends Node<I>> Bias<I> over(
      Bias<N> bias, IncrementalEvaluator<N, I> incremental) {
    if (bias.evaluator.equals(incremental)) {
      return new Bias<>(incremental.incremental(), bias.scale);
    }
    Evaluator<N> other = bias.evaluator;
    return new Bias<>(
        new Evaluator<I>() {
          @Override
          public int evaluate(I node) {
            return other.evaluate(incremental.plain(node));
          }

          @Override
          public Unit<I> unit() {
            return other.unit().over(incremental);
          }
        },
        bias.scale);
  }

  /** Returns the score of a finished game. */
  int terminalScore(N node) {
    int score = Score.check(evaluator.unit().terminalScore(node), node, "terminalScore");
    if (Math.abs(score) > greatestScore) {
      throw new IllegalStateException("a finished game has the score " + score
          + ", but the search was made with greatestScore(" + greatestScore
          + "), in the position\n" + node);
    }
    return score;
  }
}
