package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.SingleUse;
import java.util.concurrent.Executor;

/**
 * Solves Reversi positions: reads the game out to its end.
 *
 * <pre>{@code
 * SearchResult result = new EndgameSolver(EndgameOptions.exact()).search(position, Limits.none());
 * result.score();              // discs, empty squares to the winner, for the side to move
 * result.principalVariation(); // best play to the last disc
 * }</pre>
 *
 * <p>It solves the position or is stopped: the depth among the limits is ignored, and the result's depth is the number of
 * empty squares. A result whose search ran to its end is solved, its score exact, or a bound outside the window of the
 * {@link EndgameOptions}. One that was stopped has the best bound that was proven until then, a lower one if there is any, and
 * the move that has it or looks best; it is solved if there is a bound. With 20 empty squares a position takes some
 * tenths of a second on one core, with 24 from a few seconds to half a minute.
 *
 * <p>The listener is told of one iteration, when the position is solved. What the table learned speeds up the next search of a
 * related position. Used by one thread at a time. {@link EndgameSearch} says what counts as a node.
 */
public final class EndgameSolver implements Searcher<Reversi> {

  private final EndgameOptions options;
  private final EndgameSearch search;
  private final SingleUse use = new SingleUse("solver");

  /**
   * Makes a solver that has learned nothing.
   *
   * @param options what it is to find out, and with how much memory
   */
  public EndgameSolver(EndgameOptions options) {
    this(options, Runnable::run, 1);
  }

  /**
   * Makes a solver that searches with several threads. Scores are those of one thread; node counts, and which of equally good
   * moves and lines is found, vary.
   *
   * @param options what it is to find out, and with how much memory
   * @param executor lends the threads beside the searching one. If it refuses some, or all, the search goes on
   *     without them; all have left when a search returns
   * @param threads how many threads search, the caller's included, at least 1
   * @throws IllegalArgumentException if {@code threads} is less than 1
   */
  public EndgameSolver(EndgameOptions options, Executor executor, int threads) {
    this.options = options;
    search = new EndgameSearch(options, executor, threads);
  }

  @Override
  public SearchResult search(Reversi root, Limits limits, SearchListener listener) {
    return use.call(() -> searchAlone(root, limits, listener));
  }

  private SearchResult searchAlone(Reversi root, Limits limits, SearchListener listener) {
    listener.started(limits);
    RootSearch<Reversi> run = new RootSearch<>(search, root, limits, System::nanoTime);
    int empties = Math.max(1, root.emptyCount());
    search.onProgress(
        listener.equals(SearchListener.NONE) ? () -> {} : () -> listener.progressed(run.soFar()));
    boolean complete = run.iterate(empties, options.alpha(), options.beta());
    SearchResult result = run.result();
    if (complete) {
      listener.iterationFinished(result);
    }
    listener.finished(result);
    return result;
  }

  /** Forgets what the table learned: the next search is reproducible. */
  @Override
  public void reset() {
    use.run(search::reset);
  }
}
