package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.algorithm.Composition;
import io.github.yomikiri.search.probcut.ProbCut;
import java.util.List;
import java.util.function.Function;

/** Adapts a search of an evaluator's nodes to the game's own nodes. */
final class IncrementalSearch<N extends Node<N>, I extends Node<I>> implements WindowSearch<N> {

  private final WindowSearch<I> search;
  private final IncrementalEvaluator<N, I> evaluator;

  private IncrementalSearch(WindowSearch<I> search, IncrementalEvaluator<N, I> evaluator) {
    this.search = search;
    this.evaluator = evaluator;
  }

  /**
   * Makes a search of the evaluator's nodes.
   *
   * @param parts the parts for the game's own nodes, in one or more compositions
   * @param evaluator the evaluator of the search
   * @param create makes a search with the parts adapted
   */
  static <N extends Node<N>, I extends Node<I>> WindowSearch<N> of(
      List<Composition<N>> parts,
      IncrementalEvaluator<N, I> evaluator,
      Function<List<Composition<I>>, WindowSearch<I>> create) {
    return new IncrementalSearch<>(
        create.apply(parts.stream().map(each -> adapt(each, evaluator)).toList()), evaluator);
  }

  private static <N extends Node<N>, I extends Node<I>> Composition<I> adapt(
      Composition<N> parts, IncrementalEvaluator<N, I> evaluator) {
    // The class is only the key of the code compiled for these nodes, so that of a generic type
    // will
    // do for all its types.
    @SuppressWarnings("unchecked")
    Class<I> nodeType = (Class<I>) evaluator.nodeType();
    Composition<I> adapted =
        Composition.of(nodeType, evaluator.incremental()).withProofBytes(parts.proofBytes());
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
    if (parts.knowledge().isPresent()) {
      adapted = adapted.withKnowledge(parts.knowledge().get().over(evaluator));
    }
    adapted = adapted.withRules(
        parts.rules().stream().map(rule -> rule.over(evaluator)).toList());
    return parts.repetition() ? adapted.withRepetition() : adapted;
  }

  @Override
  public int search(N root, int depth, int alpha, int beta, SearchContext context) {
    return search.search(evaluator.enriched(root), depth, alpha, beta, context);
  }

  @Override
  public int terminalScore(N node) {
    return evaluator.unit().terminalScore(node);
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
