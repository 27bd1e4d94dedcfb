package io.github.yomikiri.search.driver;

import static io.github.yomikiri.game.Score.INFINITY;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchResult;

/**
 * Aspiration windows (Baudet 1978): the value of the last depth is a good guess of the next one's, so that a window around it
 * most often contains it, and a narrow window cuts more.
 *
 * <p>Where it does not, the search says on which side the value lies, and how far out at least. That end of the window is moved
 * there and beyond, ever further, and the depth is searched again with the other end as it was. What is known between two such
 * passes, a bound, is an honest answer if the search is stopped then.
 */
final class Aspiration<N extends Node<N>> implements Iteration<N> {

  private static final int WIDENING = 4;

  private final int delta;

  Aspiration(int delta) {
    this.delta = delta;
  }

  @Override
  public boolean iterate(RootSearch<N> run, int depth) {
    SearchResult last = run.result();
    if (last.depth() == 0) {
      return run.iterate(depth);
    }
    long step = delta;
    int alpha = within(last.score() - step);
    int beta = within(last.score() + step);
    while (run.iterate(depth, alpha, beta)) {
      SearchResult found = run.result();
      if (alpha == -INFINITY && beta == INFINITY) {
        return true;
      }
      step *= WIDENING;
      if (found.bound() == Bound.LOWER) {
        beta = within(found.score() + step);
      } else if (found.bound() == Bound.UPPER) {
        alpha = within(found.score() - step);
      } else {
        return true;
      }
    }
    return false;
  }

  private static int within(long bound) {
    return (int) Math.max(-INFINITY, Math.min(INFINITY, bound));
  }
}
