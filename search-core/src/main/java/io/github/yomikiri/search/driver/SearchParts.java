package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.Composition;
import io.github.yomikiri.search.algorithm.NodeRule;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The parts of the search that a {@link SearcherBuilder} makes, without the driver. */
final class SearchParts<N extends Node<N>> {

  /** The parts without state. All searches have them in common. */
  Composition<N> common;

  final List<NodeRule<N>> rules = new ArrayList<>();
  final List<Supplier<? extends MoveOrdering<N>>> orderings = new ArrayList<>();
  Optional<Supplier<? extends WindowSearch<N>>> ownSearch = Optional.empty();
  Algorithm algorithm = Algorithm.PVS;
  Optional<Supplier<? extends TranspositionTable>> table = Optional.empty();
  Optional<DepthRule> depthRule = Optional.empty();
  int tableDepth = 3;
  int orderingDepth = 3;
  int bestMoves = 1;
  int threads = 1;
  Executor executor = Runnable::run;

  SearchParts(Class<N> game) {
    common = Composition.of(game, node -> 0);
  }

  /**
   * Checks how many there are of something.
   *
   * @throws IllegalArgumentException if {@code count} is less than 1
   */
  static int count(String things, int count) {
    if (count < 1) {
      throw new IllegalArgumentException("number of " + things + " " + count + " is less than 1");
    }
    return count;
  }

  /** Makes a search. */
  WindowSearch<N> search() {
    return search(common);
  }

  /** Makes a search without predictions, because a value that rests on them is not proven. */
  WindowSearch<N> searchForProofs() {
    return search(common
        .probCut()
        .map(model -> common.withProbCut(model, Selectivity.FULL_WIDTH))
        .orElse(common));
  }

  private WindowSearch<N> search(Composition<N> parts) {
    if (ownSearch.isPresent()) {
      return Objects.requireNonNull(ownSearch.get().get(), "search that the supplier returned");
    }
    return bestMoves == 1 ? composed(parts) : new BestMoves<>(composed(parts), bestMoves);
  }

  /** Makes a search that finds the value of every root move. */
  WindowSearch<N> searchForAllMoves() {
    if (ownSearch.isPresent()) {
      throw new IllegalStateException("a search of your own finds the value of the best move only");
    }
    return new BestMoves<>(composed(common), Integer.MAX_VALUE);
  }

  /** Makes a search with new orderings and a table from its supplier. */
  private WindowSearch<N> composed(Composition<N> base) {
    Optional<TranspositionTable> made = table.map(Supplier::get);
    Optional<TranspositionTable> shared =
        threads == 1 ? made : made.map(TranspositionTable::threadSafe);
    List<Composition<N>> perThread =
        Stream.generate(() -> composition(base, shared)).limit(threads).toList();
    return base.evaluator() instanceof IncrementalEvaluator<N, ?> incremental
        ? IncrementalSearch.of(perThread, incremental, this::create)
        : create(perThread);
  }

  private <I extends Node<I>> WindowSearch<I> create(List<Composition<I>> perThread) {
    return threads == 1
        ? algorithm.create(perThread.get(0))
        : algorithm.create(perThread, executor);
  }

  private Composition<N> composition(
      Composition<N> base, Optional<TranspositionTable> sharedTable) {
    Composition<N> parts = base.withRules(rules);
    if (!orderings.isEmpty()) {
      parts = parts.withOrdering(
          MoveOrdering.of(orderings.stream().<MoveOrdering<N>>map(Supplier::get).toList()),
          orderingDepth);
    }
    if (sharedTable.isPresent()) {
      DepthRule usualRule = parts.repetition() ? DepthRule.SAME_OR_PROVEN : DepthRule.AT_LEAST;
      parts = parts.withTable(sharedTable.get(), depthRule.orElse(usualRule), tableDepth);
    }
    return parts;
  }
}
