package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import java.util.function.Supplier;

/**
 * What each position of a played game is worth, so that an evaluator can learn it. A lambda gives
 * labels of your own. Any thread may use labels. Equal games must have equal labels, so that a fit
 * can resume.
 *
 * @param <N> the game's node type
 */
@FunctionalInterface
public interface Labels<N extends Node<N>> {

  /**
   * Returns the labels of a game's positions.
   *
   * @param game the game
   * @param scale what the labels mean
   * @return a label for each position, from the view of its side to move, in {@code [-1, 1]}. The
   *     label of a position whose game is over is ignored
   */
  double[] of(PlayedGame<N> game, Scale scale);

  /**
   * Returns the labels that say how the game ended.
   *
   * @param <N> the game's node type
   * @return the labels
   */
  static <N extends Node<N>> Labels<N> result() {
    return (game, scale) -> {
      double[] labels = new double[game.positions().size()];
      for (int i = 0; i < labels.length; i++) {
        labels[i] = scale.ofGame(game.score(i));
      }
      return labels;
    };
  }

  /**
   * Returns the labels that are the scores of searches. The searches of a game begin with its last
   * position, and may use what the search of a later position has found.
   *
   * @param <N> the game's node type
   * @param searchers makes a searcher, which is used again for other games after a
   *     {@linkplain Searcher#reset() reset}. Its evaluator has the unit of the scale, as a
   *     {@link LearnedEvaluator} has
   * @param limits when a search ends; a limit of time makes labels that nobody can repeat
   * @return the labels
   */
  static <N extends Node<N>> Labels<N> search(
      Supplier<? extends Searcher<N>> searchers, Limits limits) {
    return new GameSearches<>(searchers, limits)::scores;
  }

  /**
   * Returns the labels that a solver finds at the end of the game, where it is cheap. The solver
   * begins with the last position, and stops at the first one that it does not solve within the
   * limits. For other labels, the positions before are a game that ends at the earliest solved
   * position, with its exact score. So a mistake after this position does not count.
   *
   * @param <N> the game's node type
   * @param solvers makes a solver in the unit of the game, such as
   *     {@link io.github.yomikiri.search.driver.Searchers#solver}. It is used again for other games
   *     after a {@linkplain Searcher#reset() reset}
   * @param limits when an attempt ends; a limit of time makes labels that nobody can repeat
   * @param before the labels of the positions that are not solved, such as {@link #result()}
   * @return the labels
   */
  static <N extends Node<N>> Labels<N> exact(
      Supplier<? extends Searcher<N>> solvers, Limits limits, Labels<N> before) {
    GameSearches<N> searches = new GameSearches<>(solvers, limits);
    return (game, scale) -> searches.exact(game, scale, before);
  }

  /**
   * Returns mixed labels, such as those of searches with a part of the game's result.
   *
   * @param <N> the game's node type
   * @param labels some labels
   * @param share how much they count, in {@code [0, 1]}
   * @param others the labels that count as the rest
   * @return the labels
   * @throws IllegalArgumentException if the share is outside its range
   */
  static <N extends Node<N>> Labels<N> mixed(Labels<N> labels, double share, Labels<N> others) {
    Ranges.share("share", share);
    return (game, scale) -> {
      double[] mixed = labels.of(game, scale);
      double[] rest = others.of(game, scale);
      for (int i = 0; i < mixed.length; i++) {
        mixed[i] = share * mixed[i] + (1 - share) * rest[i];
      }
      return mixed;
    };
  }
}
