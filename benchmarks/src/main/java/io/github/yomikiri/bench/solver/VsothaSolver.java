package io.github.yomikiri.bench.solver;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchReport;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.parallel.SingleUse;
import java.util.function.Consumer;

/**
 * vsOtha's endgame solver (2005), with its parameters as options: iterative deepening down to a
 * height, then a search to the end of the game.
 *
 * <p>Scores are in thousandths of a disc, from the view of the side to move. As in vsOtha, empty
 * squares count for nobody, and a wipe-out counts as a full board. A result is solved if the search
 * reached the end of the game. A search that was stopped earlier returns the last depth's estimate.
 * The depth limit ends the deepening. A solver is for one thread at a time.
 */
public final class VsothaSolver implements Searcher<Reversi> {

  private final VsothaOptions options;
  private final VsothaSearch search;
  private final SingleUse use = new SingleUse("solver");

  /**
   * Makes a solver with an empty memory.
   *
   * @param options the height from which each technique is used
   */
  public VsothaSolver(VsothaOptions options) {
    this.options = options;
    search = new VsothaSearch(options);
  }

  @Override
  public SearchResult search(Reversi root, Limits limits, SearchListener listener) {
    return use.call(() -> SearchReport.run(
        limits, listener, iterationFinished -> solve(root, limits, iterationFinished)));
  }

  private SearchResult solve(
      Reversi root, Limits limits, Consumer<SearchResult> iterationFinished) {
    RootSearch<Reversi> run = new RootSearch<>(search, root, limits, System::nanoTime);
    int empties = root.emptyCount();
    int deepest = Math.min(limits.depth().orElse(Limits.MAX_DEPTH), Math.max(1, empties));
    for (int depth = firstDepth(empties, deepest); run.iterate(depth); ) {
      iterationFinished.accept(run.result());
      if (depth == deepest || run.isSolved()) {
        break;
      }
      if (limits.isEnough(depth, run.elapsed())) {
        return run.result(Completion.TIME);
      }
      depth = depth < empties - options.deepeningHeight() ? depth + 1 : deepest;
    }
    return run.result();
  }

  private int firstDepth(int empties, int deepest) {
    return empties > options.deepeningHeight() ? 1 : deepest;
  }

  @Override
  public void reset() {
    use.run(search::reset);
  }
}
