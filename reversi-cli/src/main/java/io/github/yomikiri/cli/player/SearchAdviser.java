package io.github.yomikiri.cli.player;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.IntFunction;

/**
 * Values moves by a search.
 *
 * @param isInDiscs whether the evaluator's values are discs
 * @param searchers makes a searcher that values a number of moves
 * @param limits the limits of a search
 */
record SearchAdviser(boolean isInDiscs, IntFunction<Searcher<Reversi>> searchers, Limits limits)
    implements Adviser {

  static SearchAdviser of(
      Evaluator<Reversi> evaluator, IntFunction<Searcher<Reversi>> searchers, Limits limits) {
    return new SearchAdviser(evaluator instanceof DiscEvaluator, searchers, limits);
  }

  @Override
  public SearchResult best(Reversi position, int count, StopSignal stop) {
    Deque<SearchResult> depths = new ArrayDeque<>();
    SearchResult result = searchers
        .apply(count)
        .search(position, limits.withStop(stop), SearchListener.ofIterations(depths::add));
    return depths.isEmpty() ? result : depths.getLast();
  }
}
