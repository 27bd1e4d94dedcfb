package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.search.SearchContext;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lends the threads of a caller's executor to a search. The search does not wait for a thread that
 * the executor refuses or starts late. It continues with the threads it has, if need be with the
 * caller's alone. All helpers have left when the search returns.
 */
final class HelperThreads {

  /** A helper's own search. The searches share only the table. */
  private record Helper(NodeCounter nodes, NullWindowSearch search) {}

  private static final Logger LOG = LoggerFactory.getLogger(EndgameSearch.class);

  private final Executor executor;
  private final List<Helper> helpers = new ArrayList<>();

  HelperThreads(
      Executor executor,
      int count,
      EndgameTable table,
      Function<NodeCounter, ShallowSearch> shallowSearches) {
    this.executor = executor;
    for (int i = 0; i < count; i++) {
      NodeCounter nodes = new NodeCounter();
      helpers.add(
          new Helper(nodes, new NullWindowSearch(nodes, table, shallowSearches.apply(nodes))));
    }
  }

  /** Asks the executor for a thread per helper. */
  void join(ThreadTeam team, Board board, SearchContext context) {
    Thread caller = Thread.currentThread();
    int refused = 0;
    for (Helper helper : helpers) {
      try {
        executor.execute(() -> {
          // An executor that runs its tasks on the caller's thread cannot provide helpers.
          if (!Thread.currentThread().equals(caller) && team.enter()) {
            try {
              helper.nodes.begin(context);
              helper.search.begin(board, team);
              helper.search.help(team);
            } finally {
              team.leave();
            }
          }
        });
      } catch (RejectedExecutionException e) {
        refused++;
      }
    }
    if (refused > 0) {
      LOG.warn(
          "The executor rejected {} of {} helpers, so the search has fewer threads",
          refused,
          helpers.size());
    }
  }
}
