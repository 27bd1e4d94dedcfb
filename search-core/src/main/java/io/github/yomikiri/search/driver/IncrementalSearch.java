package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.WindowSearch;

/** Adapts a search of an evaluator's nodes to the game's own nodes. */
final class IncrementalSearch<N extends Node<N>, I extends Node<I>> implements WindowSearch<N> {

  private final WindowSearch<I> search;
  private final IncrementalEvaluator<N, I> evaluator;

  IncrementalSearch(WindowSearch<I> search, IncrementalEvaluator<N, I> evaluator) {
    this.search = search;
    this.evaluator = evaluator;
  }

  @Override
  public int search(N root, int depth, int alpha, int beta, SearchContext context) {
    return search.search(evaluator.enriched(root), depth, alpha, beta, context);
  }

  @Override
  public int terminalScore(N node) {
    return evaluator.terminalScore(node);
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
