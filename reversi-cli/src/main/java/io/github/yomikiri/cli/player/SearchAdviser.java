package io.github.yomikiri.cli.player;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.ValuedMove;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * Values moves by a search.
 *
 * @param discs the evaluator, if its values are discs
 * @param searchers makes a searcher that values a number of moves
 * @param limits the limits of a search
 */
record SearchAdviser(
    Optional<DiscEvaluator> discs, IntFunction<Searcher<Reversi>> searchers, Limits limits)
    implements Adviser {

  static SearchAdviser of(
      Evaluator<Reversi> evaluator, IntFunction<Searcher<Reversi>> searchers, Limits limits) {
    return new SearchAdviser(
        Optional.of(evaluator)
            .filter(DiscEvaluator.class::isInstance)
            .map(DiscEvaluator.class::cast),
        searchers,
        limits);
  }

  @Override
  public boolean isInDiscs() {
    return discs.isPresent();
  }

  @Override
  public List<ValuedMove> best(Reversi position, int count, StopSignal stop) {
    double unit = discs.map(DiscEvaluator::unitsPerDisc).orElse(1);
    LastDepth lastDepth = new LastDepth();
    SearchResult result = searchers.apply(count).search(position, limits.withStop(stop), lastDepth);
    return lastDepth.result.orElse(result).rootMoves().stream()
        .filter(each -> each.bound() == Bound.EXACT || each.bound() == Bound.ESTIMATE)
        .limit(count)
        .map(each -> new ValuedMove(each.move(), each.score() / unit, each.solved(), each.depth()))
        .toList();
  }

  /** Stores the result of the last finished depth, whose values can be compared. */
  private static final class LastDepth implements SearchListener {

    private Optional<SearchResult> result = Optional.empty();

    @Override
    public void iterationFinished(SearchResult soFar) {
      result = Optional.of(soFar);
    }
  }
}
