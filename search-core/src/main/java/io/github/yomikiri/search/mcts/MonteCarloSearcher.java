package io.github.yomikiri.search.mcts;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchReport;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.SingleUse;
import io.github.yomikiri.search.Statistics;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.parallel.ThreadTeam;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * A Monte-Carlo tree search as a searcher. It keeps the tree from move to move. It takes the memory
 * of the tree at the first search, and keeps it.
 *
 * @param <N> the game's nodes
 * @param <I> the nodes that are searched: the game's, or those of an incremental evaluator
 */
final class MonteCarloSearcher<N extends Node<N>, I extends Node<I>> implements Searcher<N> {

  /** The visits of a search that nothing else ends. */
  static final long DEFAULT_VISITS = 10_000;

  /** The visits of the first iteration. */
  private static final long FIRST_ITERATION = 64;

  private final MonteCarloParts<I> parts;
  private final Function<N, I> enriched;
  private final OptionalLong visits;
  private final int threads;
  private final Executor executor;
  private final LongSupplier nanoTime;
  private final SingleUse use = new SingleUse("searcher");
  private Optional<MonteCarloTree<I>> lastTree = Optional.empty();
  private long searches;

  /**
   * Makes a searcher.
   *
   * @param enriched returns the node to search for a node of the game
   * @param visits the greatest number of visits of a search
   * @param threads the number of threads, the caller's included
   * @param executor runs the other threads
   */
  MonteCarloSearcher(
      MonteCarloParts<I> parts,
      Function<N, I> enriched,
      OptionalLong visits,
      int threads,
      Executor executor,
      LongSupplier nanoTime) {
    this.parts = parts;
    this.enriched = enriched;
    this.visits = visits;
    this.threads = threads;
    this.executor = executor;
    this.nanoTime = nanoTime;
  }

  @Override
  public SearchResult search(N root, Limits limits, SearchListener listener) {
    return use.call(() -> SearchReport.run(
        limits, listener, iterationFinished -> search(root, limits, iterationFinished)));
  }

  private SearchResult search(N root, Limits limits, Consumer<SearchResult> iterationFinished) {
    SearchContext context = new SearchContext(limits, nanoTime);
    I position = enriched.apply(root);
    if (root.isTerminal()) {
      return SearchResult.gameOver(parts.terminalScore(position)).toBuilder()
          .statistics(context.statistics())
          .build();
    }
    MonteCarloTree<I> tree = lastTree.orElseGet(() -> new MonteCarloTree<>(parts, threads > 1));
    lastTree = Optional.of(tree);
    Visits shared = new Visits(visitLimit(limits));
    List<TreeWorker<I>> workers = new ArrayList<>();
    Runnable iterations = new Runnable() {
      private long next = FIRST_ITERATION;

      @Override
      public void run() {
        if (shared.taken() >= next) {
          next = 2 * Long.highestOneBit(shared.taken());
          iterationFinished.accept(
              TreeResult.of(root, tree, Completion.STOPPED, soFar(context, workers)));
        }
      }
    };
    long seed = Hash64.of(parts.seed(), searches++);
    Completion ended =
        context.run(() -> grow(tree, position, limits, shared, context, seed, workers, iterations));
    return TreeResult.of(
        root, tree, tree.isSolved() ? Completion.SOLVED : ended, context.statistics());
  }

  /** Returns the counts of a search that is running; of several threads only the nodes. */
  private Statistics soFar(SearchContext context, List<TreeWorker<I>> workers) {
    Statistics own = context.statistics();
    long others = workers.stream().skip(1).mapToLong(TreeWorker::nodes).sum();
    return others == 0 ? own : Statistics.of(own.nodes() + others, own.elapsed());
  }

  /** Returns the number of visits after which a search ends. */
  private long visitLimit(Limits limits) {
    boolean isLimited = limits.nodes().isPresent()
        || limits.time().isPresent()
        || limits.stop() != StopSignal.NEVER;
    return visits.orElse(isLimited ? Long.MAX_VALUE : DEFAULT_VISITS);
  }

  /**
   * Lets the threads search until the root is solved, the visits are made, or a limit is reached.
   */
  private void grow(
      MonteCarloTree<I> tree,
      I position,
      Limits limits,
      Visits shared,
      SearchContext context,
      long seed,
      List<TreeWorker<I>> workers,
      Runnable iterations) {
    int maxDepth = limits.depth().orElse(Limits.MAX_DEPTH);
    tree.moveTo(position, maxDepth, new SplittableRandom(seed), context);
    List<SearchContext> forks = new ArrayList<>();
    for (int thread = 0; thread < threads; thread++) {
      SearchContext own = thread == 0 ? context : context.fork();
      if (thread > 0) {
        forks.add(own);
      }
      workers.add(new TreeWorker<>(
          parts,
          tree,
          position,
          maxDepth,
          shared,
          own,
          new SplittableRandom(Hash64.of(seed, thread)),
          thread == 0 ? iterations : () -> {}));
    }
    if (threads == 1) {
      workers.get(0).run();
      return;
    }
    try (ThreadTeam<SharedTree> team = new ThreadTeam<>()) {
      team.ask(executor, workers.subList(1, threads));
      workers.get(0).share(team, new SharedTree(threads));
    } finally {
      forks.forEach(context::join);
    }
  }

  /** Forgets the tree and starts the random numbers again. */
  @Override
  public void reset() {
    use.run(() -> {
      lastTree.ifPresent(MonteCarloTree::forget);
      searches = 0;
    });
  }
}
