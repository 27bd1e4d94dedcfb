package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.Composition;
import io.github.yomikiri.search.probcut.ProbCut;

/** Adapts a search of an evaluator's nodes to the game's own nodes. */
final class IncrementalSearch<N extends Node<N>, I extends Node<I>> implements WindowSearch<N> {

  private final WindowSearch<I> search;
  private final IncrementalEvaluator<N, I> evaluator;

  private IncrementalSearch(WindowSearch<I> search, IncrementalEvaluator<N, I> evaluator) {
    this.search = search;
    this.evaluator = evaluator;
  }

  /**
   * Makes a search whose parts are adapted to the evaluator's nodes.
   *
   * @param algorithm the algorithm
   * @param parts the parts for the game's own nodes
   * @param evaluator the evaluator of the search
   */
  static <N extends Node<N>, I extends Node<I>> WindowSearch<N> of(
      Algorithm algorithm, Composition<N> parts, IncrementalEvaluator<N, I> evaluator) {
    Composition<I> adapted = Composition.of(evaluator.nodeType(), evaluator.incremental());
    if (parts.ordering().isPresent()) {
      adapted = adapted.withOrdering(parts.ordering().get().over(evaluator), parts.orderingDepth());
    }
    if (parts.table().isPresent()) {
      adapted = adapted.withTable(parts.table().get(), parts.depthRule(), parts.tableDepth());
    }
    if (parts.probCut().isPresent()) {
      ProbCut<N> model = parts.probCut().get();
      adapted = adapted.withProbCut(
          (node, depth) -> model.predictions(evaluator.plain(node), depth), parts.selectivity());
    }
    return new IncrementalSearch<>(algorithm.create(adapted), evaluator);
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
