package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchReport;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.parallel.SingleUse;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * A solver for Reversi positions: it searches the game to its end and returns the exact score with
 * the best moves.
 *
 * <pre>{@code
 * SearchResult result = new EndgameSolver(EndgameOptions.exact()).search(position, Limits.none());
 * result.score();              // discs, empty squares to the winner, for the side to move
 * result.principalVariation(); // best play to the last disc
 * }</pre>
 *
 * <p>The solver searches to the end of the game or until it is stopped. So it ignores the depth
 * among the limits, and the result's depth is the number of empty squares. The result of a
 * completed search is solved. Its score is exact, or a bound if the value lies outside the window
 * of the {@link EndgameOptions}.
 *
 * <p>The result of a stopped search has the best bound that was proven, a lower bound if possible.
 * Its move is the move with that bound. If no bound was proven, the result is not solved, and its
 * move is the move that looks best.
 *
 * <p>At a {@linkplain EndgameOptions#withSelectivity lower confidence} the score is an estimate,
 * and the result is not solved. If such a search is stopped, the result may come from a level below
 * the chosen one, or may have no score at all.
 *
 * <p>With 20 empty squares a position takes some tenths of a second on one core, with 24 from a few
 * seconds to half a minute.
 *
 * <p>The listener gets one iteration, when the position is solved. The table keeps its entries,
 * which speed up the next search of a related position. A solver is used by one thread at a time.
 * {@link EndgameSearch} defines what counts as a node.
 */
public final class EndgameSolver implements Searcher<Reversi> {

  private final EndgameOptions options;
  private final EndgameSearch search;
  private final SingleUse use = new SingleUse("solver");

  /**
   * Makes a solver with an empty table.
   *
   * @param options the window of scores, the table's size and the evaluator
   */
  public EndgameSolver(EndgameOptions options) {
    this(options, 1, Runnable::run);
  }

  /**
   * Makes a solver that searches with several threads. Scores are the same as with one thread. Node
   * counts vary, and so does the choice among equally good moves and lines.
   *
   * @param options the window of scores, the table's size and the evaluator
   * @param threads the number of threads, the caller's included, at least 1
   * @param executor runs the other threads of the search. If the executor rejects some of them, or
   *     all, the search runs with fewer threads. When a search returns, no thread of the executor
   *     is used any more
   * @throws IllegalArgumentException if {@code threads} is less than 1
   */
  public EndgameSolver(EndgameOptions options, int threads, Executor executor) {
    this.options = options;
    search = new EndgameSearch(options, threads, executor);
  }

  @Override
  public SearchResult search(Reversi root, Limits limits, SearchListener listener) {
    return use.call(() -> SearchReport.run(
        limits, listener, iterationFinished -> solve(root, limits, listener, iterationFinished)));
  }

  private SearchResult solve(
      Reversi root,
      Limits limits,
      SearchListener listener,
      Consumer<SearchResult> iterationFinished) {
    RootSearch<Reversi> run = new RootSearch<>(search, root, limits, System::nanoTime);
    int empties = Math.max(1, root.emptyCount());
    search.onProgress(
        listener.equals(SearchListener.NONE) ? () -> {} : () -> listener.progressed(run.soFar()));
    boolean complete = run.iterate(empties, options.alpha(), options.beta());
    SearchResult result = run.result();
    if (complete) {
      iterationFinished.accept(result);
    }
    return result;
  }

  /** Clears the table, so that the next search is reproducible. */
  @Override
  public void reset() {
    use.run(search::reset);
  }
}
