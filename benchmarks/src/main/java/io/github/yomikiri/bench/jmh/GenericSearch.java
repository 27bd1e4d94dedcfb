package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;

/** A searcher of the library in the shape of the primitive searches: values, and nodes in sum. */
final class GenericSearch {

  private final Searcher<Reversi> searcher;
  private long nodes;

  GenericSearch(Searcher<Reversi> searcher) {
    this.searcher = searcher;
  }

  /** Forgets everything learned. */
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
