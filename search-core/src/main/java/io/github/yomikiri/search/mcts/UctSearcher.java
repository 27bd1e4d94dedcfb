package io.github.yomikiri.search.mcts;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.game.internal.Unchanged;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchReport;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Statistics;
import io.github.yomikiri.search.parallel.SingleUse;
import io.github.yomikiri.search.parallel.ThreadTeam;
import io.github.yomikiri.search.visits.VisitIterations;
import io.github.yomikiri.search.visits.VisitedTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Predicate;

/**
 * A search by upper confidence bounds, as a searcher. It keeps the tree from move to move, and the
 * memory of the tree until the searcher is dropped.
 *
 * @param <N> the game's nodes
 * @param <I> the nodes that are searched: the game's, or those of an incremental evaluator
 */
final class UctSearcher<N extends Node<N>, I extends Node<I>> implements MonteCarloSearcher<N> {

  private final MonteCarloParts<I> parts;
  private final Function<N, I> enriched;
  private final Function<I, N> plain;
  private final OptionalLong visits;
  private final int threads;
  private final Executor executor;
  private final LongSupplier nanoTime;
  private final SingleUse use = new SingleUse("searcher");
  private final MonteCarloTree<I> tree;
  private long searches;

  /**
   * Makes a searcher.
   *
   * @param enriched returns the node to search for a node of the game
   * @param plain returns the node of the game for a node to search
   * @param visits the maximum number of visits of a search
   * @param threads the number of threads, the caller's included
   * @param executor runs the other threads
   */
  UctSearcher(
      MonteCarloParts<I> parts,
      Function<N, I> enriched,
      Function<I, N> plain,
      OptionalLong visits,
      int threads,
      Executor executor,
      LongSupplier nanoTime) {
    this.parts = parts;
    this.enriched = enriched;
    this.plain = plain;
    this.visits = visits;
    this.threads = threads;
    this.executor = executor;
    this.nanoTime = nanoTime;
    tree = new MonteCarloTree<>(parts, threads > 1);
  }

  @Override
  public SearchResult search(N root, Limits limits, SearchListener listener) {
    return search(Game.of(root), limits, listener);
  }

  @Override
  public SearchResult search(Game<N> game, Limits limits, SearchListener listener) {
    return use.call(() -> SearchReport.run(
        limits, listener, iterationFinished -> search(game, limits, iterationFinished)));
  }

  private SearchResult search(
      Game<N> game, Limits limits, Consumer<SearchResult> iterationFinished) {
    SearchContext context = new SearchContext(limits, nanoTime);
    context.setGame(game);
    N root = game.position();
    List<Move> moves = limits.rootMoves(root);
    I position = enriched.apply(root);
    if (game.isOver()) {
      int score = game.isDrawnByRule() ? 0 : parts.terminalScore(position);
      return inPoints(SearchResult.gameOver(score).toBuilder().statistics(context.statistics()));
    }
    tree.fit(position);
    Unchanged rootBefore = Unchanged.of(root);
    AtomicBoolean isEnough = new AtomicBoolean();
    Completion ended = context.run(() -> grow(position, limits, context, counted -> {
      SearchResult soFar = inPoints(TreeResult.of(root, moves, tree, Completion.STOPPED, counted));
      iterationFinished.accept(soFar);
      isEnough.set(limits.isEnough(soFar.depth(), counted.elapsed()));
      return isEnough.get();
    }));
    rootBefore.check();
    Completion completion =
        tree.isSolved() ? Completion.SOLVED : isEnough.get() ? Completion.TIME : ended;
    return inPoints(TreeResult.of(root, moves, tree, completion, context.statistics()));
  }

  private SearchResult inPoints(SearchResult.Builder result) {
    return result.unitsPerPoint(parts.evaluator().unit().scale()).build();
  }

  /**
   * Lets the threads search until the root is solved, the visits are made, or a limit is reached.
   *
   * @param isLast called after every iteration; returns whether the search ends with it
   */
  private void grow(
      I position, Limits limits, SearchContext context, Predicate<Statistics> isLast) {
    long seed = Hash64.of(parts.seed(), searches++);
    int maxDepth = limits.depth().orElse(Limits.MAX_DEPTH);
    tree.moveTo(position, maxDepth, new PortableRandom(seed), context);
    List<SearchContext> forks = new ArrayList<>();
    List<TreeWorker<I>> workers = new ArrayList<>();
    for (int thread = 0; thread < threads; thread++) {
      SearchContext own = thread == 0 ? context : context.fork();
      if (thread > 0) {
        forks.add(own);
      }
      workers.add(new TreeWorker<>(
          tree.parts(),
          tree,
          position,
          maxDepth,
          own,
          new PortableRandom(Hash64.of(seed, thread))));
    }
    try (ThreadTeam<TreeIteration> team = new ThreadTeam<>()) {
      team.ask(executor, workers.subList(1, threads));
      VisitIterations.run(
          VisitIterations.limit(visits, limits),
          tree::isOver,
          count -> {
            // The visits at least double, and so do the nodes. No thread searches meanwhile.
            tree.store().reserve(3L * tree.store().used());
            TreeIteration iteration = new TreeIteration(threads, count);
            if (threads == 1) {
              workers.get(0).run(iteration);
            } else {
              workers.get(0).share(team, iteration);
            }
            return iteration.taken();
          },
          () -> isLast.test(soFar(context, forks)));
    } finally {
      forks.forEach(context::join);
    }
  }

  /** Returns the counts of a search that is running; of several threads only the nodes. */
  private static Statistics soFar(SearchContext context, List<SearchContext> forks) {
    Statistics own = context.statistics();
    long others = forks.stream().mapToLong(fork -> fork.statistics().nodes()).sum();
    return others == 0 ? own : Statistics.of(own.nodes() + others, own.elapsed());
  }

  @Override
  public Optional<VisitedNode<N>> tree(int maxNodes) {
    Ranges.atLeast("number of nodes", maxNodes, 1);
    return use.call(() -> tree.visitedRoot()
        .map(root -> VisitedTree.copy(
            tree.store(), new VisitedNodes<>(tree), tree.root(), plain.apply(root), maxNodes)));
  }

  /** Forgets the tree and starts the random numbers again. */
  @Override
  public void reset() {
    use.run(() -> {
      tree.forget();
      searches = 0;
    });
  }
}
