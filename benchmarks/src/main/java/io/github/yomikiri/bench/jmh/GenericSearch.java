package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;

/**
 * A searcher of the library with the methods of the primitive searches: one returns a value, one
 * the sum of all nodes.
 */
final class GenericSearch extends CountingSearch {

  private final Searcher<Reversi> searcher;

  GenericSearch(Searcher<Reversi> searcher) {
    this.searcher = searcher;
  }

  /** Empties the searcher's memory. */
  void forget() {
    searcher.reset();
  }

  @Override
  public int value(Reversi root, int depth) {
    SearchResult result = searcher.search(root, Limits.depth(depth));
    nodes += result.statistics().nodes();
    return result.score();
  }
}
