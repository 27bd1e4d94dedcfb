package io.github.yomikiri.search.driver;

import static io.github.yomikiri.game.Score.INFINITY;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchResult;

/**
 * Aspiration windows (Baudet 1978): each depth is searched with a window around the value of the
 * last depth. The next value most often lies inside this window, and a narrow window cuts more.
 *
 * <p>If the value lies outside, the search returns a lower or an upper bound of it. That end of the
 * window moves beyond the bound, further at every pass, while the other end stays, and the depth is
 * searched again. Between two passes the bound is a correct answer if the search is stopped then.
 *
 * @param delta the distance from the last value to either end, in {@code [1, Score.MAX]}
 */
record Aspiration<N extends Node<N>>(int delta) implements Iteration<N> {

  private static final int WIDENING = 4;

  Aspiration {
    Ranges.between("aspiration window of", delta, 1, Score.MAX);
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
      if (run.boundInWindow() == Bound.LOWER) {
        beta = within(found.score() + step);
      } else if (run.boundInWindow() == Bound.UPPER) {
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
