package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.SingleUse;
import io.github.yomikiri.search.algorithm.Algorithm;
import java.util.List;
import java.util.Random;

/**
 * Looks one ply ahead and plays the move after which the position looks best. Among several best
 * moves it chooses at random, each as likely as the others.
 */
final class GreedyMover<N extends Node<N>> implements Searcher<N> {

  private final Searcher<N> onePly;
  private final long seed;
  private final SingleUse use = new SingleUse("searcher");
  private Random random;

  GreedyMover(Class<N> game, Evaluator<N> evaluator, long seed) {
    // Unlike alpha-beta, negamax values every move exactly, so ties are seen.
    onePly = Searchers.bare(game)
        .evaluator(evaluator)
        .algorithm(Algorithm.NEGAMAX)
        .fixedDepth(1)
        .build();
    this.seed = seed;
    random = new Random(seed);
  }

  @Override
  public SearchResult search(N root, Limits limits, SearchListener listener) {
    return use.call(() -> searchAlone(root, limits, listener));
  }

  private SearchResult searchAlone(N root, Limits limits, SearchListener listener) {
    listener.started(limits);
    SearchResult result = onePly.search(root, limits);
    if (result.completion().isComplete() && result.move().isPresent()) {
      result = breakTies(result);
      listener.iterationFinished(result);
    }
    listener.finished(result);
    return result;
  }

  private SearchResult breakTies(SearchResult found) {
    List<RootMove> ties =
        found.rootMoves().stream().filter(each -> each.score() == found.score()).toList();
    RootMove chosen = ties.get(random.nextInt(ties.size()));
    return found.toBuilder()
        .move(chosen.move())
        .principalVariation(List.of(chosen.move()))
        .build();
  }

  @Override
  public void reset() {
    use.run(() -> {
      onePly.reset();
      random = new Random(seed);
    });
  }
}
