package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchReport;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.parallel.SingleUse;
import java.util.List;
import java.util.function.Consumer;

/**
 * Looks one ply ahead and plays the move after which the position looks best. Among several best
 * moves it chooses at random, each as likely as the others.
 */
final class GreedyMover<N extends Node<N>> implements Searcher<N> {

  private final WindowSearch<N> onePly;
  private final long seed;
  private final SingleUse use = new SingleUse("searcher");
  private PortableRandom random;

  GreedyMover(Class<N> game, Evaluator<N> evaluator, long seed) {
    // Unlike alpha-beta, negamax values every move exactly, so ties are seen.
    onePly =
        Searchers.bare(game).evaluator(evaluator).algorithm(Algorithm.NEGAMAX).buildWindowSearch();
    this.seed = seed;
    random = new PortableRandom(seed);
  }

  @Override
  public SearchResult search(N root, Limits limits, SearchListener listener) {
    return use.call(() -> SearchReport.run(
        limits, listener, iterationFinished -> search(root, limits, iterationFinished)));
  }

  private SearchResult search(N root, Limits limits, Consumer<SearchResult> iterationFinished) {
    RootSearch<N> run = new RootSearch<>(onePly, root, limits, System::nanoTime);
    if (!run.iterate(1)) {
      return run.result();
    }
    SearchResult result = breakTies(run.result());
    iterationFinished.accept(result);
    return result;
  }

  private SearchResult breakTies(SearchResult found) {
    List<RootMove> ties =
        found.rootMoves().stream().filter(each -> each.score() == found.score()).toList();
    RootMove chosen = random.pick(ties);
    return found.toBuilder()
        .move(chosen.move())
        .principalVariation(List.of(chosen.move()))
        .build();
  }

  @Override
  public void reset() {
    use.run(() -> {
      onePly.reset();
      random = new PortableRandom(seed);
    });
  }
}
