package io.github.yomikiri.play.thinking;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
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
    return searcher.search(position, budget.saving(limits, depth), new Iterations(listener));
  }

  /** Passes the results of iterations on. */
  private record Iterations(Consumer<SearchResult> listener) implements SearchListener {

    @Override
    public void iterationFinished(SearchResult soFar) {
      listener.accept(soFar);
    }
  }
}
