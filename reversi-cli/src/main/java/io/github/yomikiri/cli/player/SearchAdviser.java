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
import java.util.OptionalInt;
import java.util.function.IntFunction;

/**
 * Values moves by a search.
 *
 * @param unitsPerDisc how many of the evaluator's units make one disc; empty if its values are not
 *     discs
 * @param searchers makes a searcher that values a number of moves
 * @param limits the limits of a search
 */
record SearchAdviser(
    OptionalInt unitsPerDisc, IntFunction<Searcher<Reversi>> searchers, Limits limits)
    implements Adviser {

  static SearchAdviser of(
      Evaluator<Reversi> evaluator, IntFunction<Searcher<Reversi>> searchers, Limits limits) {
    OptionalInt unit = evaluator instanceof DiscEvaluator discs
        ? OptionalInt.of(discs.unitsPerDisc())
        : OptionalInt.empty();
    return new SearchAdviser(unit, searchers, limits);
  }

  @Override
  public boolean isInDiscs() {
    return unitsPerDisc.isPresent();
  }

  @Override
  public SearchResult best(Reversi position, int count, StopSignal stop) {
    Deque<SearchResult> depths = new ArrayDeque<>();
    SearchResult result = searchers
        .apply(count)
        .search(position, limits.withStop(stop), SearchListener.ofIterations(depths::add));
    return (depths.isEmpty() ? result : depths.getLast())
        .toBuilder().unitsPerPoint(unitsPerDisc.orElse(1)).build();
  }
}
