package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;

/**
 * A searcher of the library with the methods of the primitive searches: one returns a value, one
 * the sum of all nodes.
 */
final class GenericSearch {

  private final Searcher<Reversi> searcher;
  private long nodes;

  GenericSearch(Searcher<Reversi> searcher) {
    this.searcher = searcher;
  }

  /** Empties the searcher's memory. */
  void forget() {
    searcher.reset();
  }

  /** Returns the value for the side to move. */
  int value(Reversi root, int depth) {
    SearchResult result = searcher.search(root, Limits.depth(depth));
    nodes += result.statistics().nodes();
    return result.score();
  }

  /** Returns how many nodes were visited, over all searches. */
  long nodes() {
    return nodes;
  }
}
