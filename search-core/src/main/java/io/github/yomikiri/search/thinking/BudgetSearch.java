package io.github.yomikiri.search.thinking;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import java.util.Optional;
import java.util.function.Consumer;

/** Runs a search until a limit is reached, or until the move has taken its usual time. */
public final class BudgetSearch {

  private BudgetSearch() {}

  /**
   * Runs a search with all that is left of a budget.
   *
   * @param <N> the game's node type
   * @param searcher the searcher
   * @param position the position
   * @param budget the budget, which is not changed
   * @param listener called with the result so far after every iteration
   * @return the result
   */
  public static <N extends Node<N>> SearchResult run(
      Searcher<N> searcher, N position, Budget budget, Consumer<SearchResult> listener) {
    return run(searcher, position, budget.rest(), 0, budget, listener);
  }

  /**
   * Runs a search with a part of a budget.
   *
   * @param <N> the game's node type
   * @param searcher the searcher
   * @param position the position
   * @param limits the limits of the search
   * @param depth the least depth after which the search may end because of its usual time
   * @param budget the budget, which is not changed
   * @param listener called with the result so far after every iteration
   * @return the result
   */
  public static <N extends Node<N>> SearchResult run(
      Searcher<N> searcher,
      N position,
      Limits limits,
      int depth,
      Budget budget,
      Consumer<SearchResult> listener) {
    LastIteration last = new LastIteration(depth, budget, listener);
    try {
      return searcher.search(position, limits, last);
    } catch (Enough enough) {
      return last.result.orElseThrow().toBuilder().completion(Completion.TIME).build();
    }
  }

  /** Ends a search from inside its listener. It has no stack trace, so all searches share one. */
  private static final class Enough extends RuntimeException {

    @SuppressWarnings("StaticAssignmentOfThrowable")
    static final Enough INSTANCE = new Enough();

    private static final long serialVersionUID = 1;

    private Enough() {
      super("enough was thought", null, false, false);
    }
  }

  /** Stores the last iteration's result, passes it on, and ends the search when it is enough. */
  private static final class LastIteration implements SearchListener {

    private final int depth;
    private final Budget budget;
    private final Consumer<SearchResult> listener;
    private Optional<SearchResult> result = Optional.empty();

    LastIteration(int depth, Budget budget, Consumer<SearchResult> listener) {
      this.depth = depth;
      this.budget = budget;
      this.listener = listener;
    }

    @Override
    public void iterationFinished(SearchResult soFar) {
      result = Optional.of(soFar);
      listener.accept(soFar);
      if (soFar.depth() >= depth && budget.isEnough()) {
        throw Enough.INSTANCE;
      }
    }
  }
}
