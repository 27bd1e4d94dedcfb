package io.github.yomikiri.search.mcts;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Limits;
import java.util.OptionalDouble;

/** Numbers of Monte-Carlo searches other than the usual ones, and small trees. */
public final class Tunings {

  private Tunings() {}

  /** Returns the usual numbers with a fixed scale of rewards. */
  static TreeConstants scale(double scale) {
    return scale(scale, Limits.MAX_DEPTH);
  }

  static TreeConstants scale(double scale, int rolloutPlies) {
    TreeConstants usual = TreeConstants.USUAL;
    return new TreeConstants(
        OptionalDouble.of(scale), usual.urgency(), usual.bias(), usual.biasScale(), rolloutPlies);
  }

  static TreeConstants rolloutPlies(int plies) {
    TreeConstants usual = TreeConstants.USUAL;
    return new TreeConstants(
        usual.scale(), usual.urgency(), usual.bias(), usual.biasScale(), plies);
  }

  static TreeConstants bias(double weight, double scale) {
    return new TreeConstants(
        TreeConstants.USUAL.scale(),
        TreeConstants.USUAL.urgency(),
        weight,
        OptionalDouble.of(scale),
        Limits.MAX_DEPTH);
  }

  /** Gives a search a tree that is soon full, and a fixed scale, for tests of other packages. */
  public static <N extends Node<N>> MonteCarloBuilder<N> smallTree(
      MonteCarloBuilder<N> builder, int nodes, double scale) {
    return builder.memoryNodes(nodes).tuning(scale(scale));
  }
}
