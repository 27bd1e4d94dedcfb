package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.WindowSearch;

/**
 * Adapts a search of an evaluator's nodes to the game's own nodes.
 *
 * @param search searches the evaluator's nodes
 * @param evaluator the evaluator of the search
 */
record IncrementalSearch<N extends Node<N>, I extends Node<I>>(
    WindowSearch<I> search, IncrementalEvaluator<N, I> evaluator) implements WindowSearch<N> {

  @Override
  public int search(N root, int depth, int alpha, int beta, SearchContext context) {
    return search.search(evaluator.enriched(root), depth, alpha, beta, context);
  }

  @Override
  public Unit<N> unit() {
    return evaluator.unit();
  }

  @Override
  public void newSearch() {
    search.newSearch();
  }

  @Override
  public void reset() {
    search.reset();
  }
}
