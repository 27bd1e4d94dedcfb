package io.github.yomikiri.search.mcts;

import io.github.yomikiri.search.Limits;
import java.util.OptionalDouble;

/**
 * Numbers of a Monte-Carlo search that nobody can choose without an experiment. {@link #USUAL} has
 * those of all searches. Only tests use other ones.
 *
 * @param scale the score whose reward is 0.76; empty if it is to be measured
 * @param urgency the reward of children without visits, in {@code [-1, 1]}
 * @param bias the weight of the progressive bias at the first visit, if there is one
 * @param biasScale the value of the progressive bias that counts as 0.76; empty if it is to be
 *     measured, or is the scale of the search
 * @param rolloutPlies the maximum length of a roll-out, in plies. A longer one ends with the
 *     evaluator's value, or as a draw if there is no evaluator
 */
record TreeConstants(
    OptionalDouble scale, double urgency, double bias, OptionalDouble biasScale, int rolloutPlies) {

  static final TreeConstants USUAL =
      new TreeConstants(OptionalDouble.empty(), 1, 1, OptionalDouble.empty(), Limits.MAX_DEPTH);

  /** Returns these numbers with a scale where it was to be measured. */
  TreeConstants withDefaultScale(double newScale) {
    return scale.isPresent()
        ? this
        : new TreeConstants(OptionalDouble.of(newScale), urgency, bias, biasScale, rolloutPlies);
  }
}
