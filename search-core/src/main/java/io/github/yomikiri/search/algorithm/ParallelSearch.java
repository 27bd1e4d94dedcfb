package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.parallel.ThreadTeam;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;

/**
 * A search that several threads share: the caller's thread runs the algorithm, and the threads of
 * an executor help. The threads share the table. Each has orderings of its own.
 */
final class ParallelSearch<N extends Node<N>> implements WindowSearch<N> {

  private final WindowSearch<N> algorithm;
  private final YoungBrothersWait<N> own;
  private final List<YoungBrothersWait<N>> helpers;
  private final Executor executor;
  private ThreadTeam<SharedNode<N>> team = new ThreadTeam<>();

  /**
   * Makes a search.
   *
   * @param algorithm the algorithm, which calls the first one of {@code searches}
   * @param searches each thread's search, first that of the caller's thread
   * @param executor provides the other threads
   */
  ParallelSearch(
      WindowSearch<N> algorithm, List<YoungBrothersWait<N>> searches, Executor executor) {
    this.algorithm = algorithm;
    own = searches.get(0);
    helpers = searches.subList(1, searches.size());
    this.executor = executor;
  }

  @Override
  public int search(N root, int depth, int alpha, int beta, SearchContext context) {
    team = new ThreadTeam<>();
    own.begin(context, team);
    List<SearchContext> contexts = new ArrayList<>();
    for (YoungBrothersWait<N> helper : helpers) {
      SearchContext fork = context.fork();
      contexts.add(fork);
      helper.begin(fork, team);
    }
    try (ThreadTeam<SharedNode<N>> open = team) {
      open.ask(executor, helpers.stream().map(YoungBrothersWait::member).toList());
      return algorithm.search(root, depth, alpha, beta, context);
    } finally {
      contexts.forEach(context::join);
    }
  }

  /** Returns the threads of the last search, with the numbers of split nodes and of helps. */
  ThreadTeam<SharedNode<N>> team() {
    return team;
  }

  @Override
  public Unit<N> unit() {
    return algorithm.unit();
  }

  @Override
  public void newSearch() {
    algorithm.newSearch();
    helpers.forEach(YoungBrothersWait::newHelpersSearch);
  }

  @Override
  public void reset() {
    algorithm.reset();
    helpers.forEach(YoungBrothersWait::resetHelper);
  }
}
