package io.github.yomikiri.search.driver;

import static io.github.yomikiri.game.Score.INFINITY;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchResult;

/**
 * Asks who wins before it asks by how much. The first search has the window {@code (-1, 1)}, so it
 * is cheaper than one that finds the score. A search that is stopped later still has this answer.
 */
final class WinLossDrawFirst<N extends Node<N>> implements Iteration<N> {

  @Override
  public boolean iterate(RootSearch<N> run, int depth) {
    // 1. Who wins?
    if (!run.iterate(depth, -1, 1)) {
      return false;
    }
    // 2. By how much?
    SearchResult winner = run.result();
    if (run.boundInWindow() == Bound.EXACT) {
      return true;
    }
    boolean ended = run.boundInWindow() == Bound.LOWER
        ? run.iterate(depth, winner.score() - 1, INFINITY)
        : run.iterate(depth, -INFINITY, winner.score() + 1);
    // 3. Two searches with other windows may use other estimates and disagree. Then only a search
    // with the whole window has an exact value.
    return ended && (run.boundInWindow() == Bound.EXACT || run.iterate(depth));
  }
}
