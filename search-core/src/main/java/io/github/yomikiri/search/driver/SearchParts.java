package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.Composition;
import io.github.yomikiri.search.algorithm.NodeRule;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.probcut.ProbCut;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The parts of the search that a {@link SearcherBuilder} makes, without the driver. */
final class SearchParts<N extends Node<N>> {

  private final Class<N> game;
  final List<Supplier<? extends MoveOrdering<N>>> orderings = new ArrayList<>();
  Evaluator<N> evaluator = node -> 0;
  Algorithm algorithm = Algorithm.PVS;
  Optional<Supplier<? extends TranspositionTable>> table = Optional.empty();
  Optional<DepthRule> depthRule = Optional.empty();
  int tableDepth = 3;
  int orderingDepth = 3;
  Optional<ProbCut<N>> probCut = Optional.empty();
  Selectivity selectivity = Selectivity.FULL_WIDTH;
  Optional<Knowledge<N>> knowledge = Optional.empty();
  final List<NodeRule<N>> rules = new ArrayList<>();
  boolean repetition;
  OptionalLong proofBytes = OptionalLong.empty();
  int threads = 1;
  Executor executor = Runnable::run;

  SearchParts(Class<N> game) {
    this.game = game;
  }

  /** Makes a search with new orderings and a table from its supplier. */
  WindowSearch<N> search() {
    Optional<TranspositionTable> made = table.map(Supplier::get);
    Optional<TranspositionTable> shared =
        threads == 1 ? made : made.map(TranspositionTable::threadSafe);
    List<Composition<N>> perThread =
        Stream.generate(() -> composition(shared)).limit(threads).toList();
    return evaluator instanceof IncrementalEvaluator<N, ?> incremental
        ? IncrementalSearch.of(perThread, incremental, this::create)
        : create(perThread);
  }

  private <I extends Node<I>> WindowSearch<I> create(List<Composition<I>> perThread) {
    return threads == 1
        ? algorithm.create(perThread.get(0))
        : algorithm.create(perThread, executor);
  }

  private Composition<N> composition(Optional<TranspositionTable> sharedTable) {
    DepthRule usualRule = repetition ? DepthRule.SAME_OR_PROVEN : DepthRule.AT_LEAST;
    Composition<N> parts = Composition.of(game, evaluator);
    if (!orderings.isEmpty()) {
      parts = parts.withOrdering(
          MoveOrdering.of(orderings.stream().<MoveOrdering<N>>map(Supplier::get).toList()),
          orderingDepth);
    }
    if (sharedTable.isPresent()) {
      parts = parts.withTable(sharedTable.get(), depthRule.orElse(usualRule), tableDepth);
    }
    if (probCut.isPresent()) {
      parts = parts.withProbCut(probCut.get(), selectivity);
    }
    if (knowledge.isPresent()) {
      parts = parts.withKnowledge(knowledge.get());
    }
    parts = parts.withRules(rules);
    if (proofBytes.isPresent()) {
      parts = parts.withProofBytes(proofBytes.getAsLong());
    }
    return repetition ? parts.withRepetition() : parts;
  }
}
