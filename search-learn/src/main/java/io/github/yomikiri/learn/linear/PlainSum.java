package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Node;
import java.util.List;

/** The learned evaluator of features that are found anew in each position. */
final class PlainSum<N extends Node<N>> extends LearnedEvaluator<N> {

  PlainSum(Features<N> features, Scale scale, String origin, List<short[]> weights) {
    super(features, scale, origin, weights);
  }
}
