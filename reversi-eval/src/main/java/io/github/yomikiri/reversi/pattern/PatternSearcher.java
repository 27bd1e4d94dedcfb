package io.github.yomikiri.reversi.pattern;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import java.util.function.Function;

/**
 * A searcher of plain positions that searches with a pattern evaluator: it works out the configurations of the position it is given, and the
 * search below keeps them up to date.
 *
 * <pre>{@code
 * Searcher<Reversi> searcher = PatternSearcher.of(PatternEvaluator.trained(), evaluator ->
 *     Searchers.forGame(PatternPosition.class).evaluator(evaluator).build());
 * }</pre>
 *
 * <p>For the 8x8 board, and for one thread at a time.
 */
public final class PatternSearcher implements Searcher<Reversi> {

  private final PatternSet set;
  private final Searcher<PatternPosition> searcher;

  private PatternSearcher(PatternSet set, Searcher<PatternPosition> searcher) {
    this.set = set;
    this.searcher = searcher;
  }

  /**
   * Makes a searcher.
   *
   * @param evaluator values the leaves
   * @param build composes the search, given the evaluator for the positions it will see
   * @return the searcher
   */
  public static PatternSearcher of(
      PatternEvaluator evaluator,
      Function<Evaluator<PatternPosition>, Searcher<PatternPosition>> build) {
    return new PatternSearcher(evaluator.weights().set(), build.apply(evaluator.incremental()));
  }

  /**
   * Searches a position on the 8x8 board.
   *
   * @throws IllegalArgumentException if the board is a smaller one
   */
  @Override
  public SearchResult search(Reversi root, Limits limits, SearchListener listener) {
    return searcher.search(PatternPosition.of(root, set), limits, listener);
  }

  @Override
  public void reset() {
    searcher.reset();
  }
}
