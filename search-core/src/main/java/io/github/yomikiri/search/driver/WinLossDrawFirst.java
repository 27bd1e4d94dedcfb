package io.github.yomikiri.search.driver;

import static io.github.yomikiri.game.Score.INFINITY;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchResult;

/**
 * Asks who wins before it asks by how much. The first search has the window {@code (-1, 1)}, so it
 * is cheaper than one that finds the score. A search that is stopped later still has this answer.
 */
final class WinLossDrawFirst<N extends Node<N>> implements Iteration<N> {

  @Override
  public boolean iterate(RootSearch<N> run, int depth) {
    if (!run.iterate(depth, -1, 1)) {
      return false;
    }
    SearchResult found = run.result();
    return switch (found.bound()) {
      case LOWER -> run.iterate(depth, found.score() - 1, INFINITY);
      case UPPER -> run.iterate(depth, -INFINITY, found.score() + 1);
      default -> true;
    };
  }
}
