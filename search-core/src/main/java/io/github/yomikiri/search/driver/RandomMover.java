package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchReport;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.parallel.SingleUse;
import java.util.List;

/**
 * Plays a random legal move, each as likely as the others. It is the weakest opponent and the first
 * one to measure against.
 */
final class RandomMover<P extends Position<P>> implements Searcher<P> {

  private final long seed;
  private final SingleUse use = new SingleUse("searcher");
  private PortableRandom random;

  RandomMover(long seed) {
    this.seed = seed;
    random = new PortableRandom(seed);
  }

  @Override
  public SearchResult search(P root, Limits limits, SearchListener listener) {
    return use.call(
        () -> SearchReport.run(limits, listener, iterationFinished -> pick(root, limits)));
  }

  private SearchResult pick(P root, Limits limits) {
    List<Move> moves = limits.rootMoves(root);
    if (!moves.isEmpty()) {
      return pick(moves);
    }
    Game<P> over = Game.of(root);
    int seat = Math.max(0, over.seat());
    return SearchResult.gameOver(Score.check(over.payoff(seat), root, "terminalScore"));
  }

  private SearchResult pick(List<Move> moves) {
    Move move = random.pick(moves);
    return SearchResult.builder(move)
        .rootMoves(moves.stream().map(RootMove::unknown).toList())
        .build();
  }

  @Override
  public void reset() {
    use.run(() -> random = new PortableRandom(seed));
  }
}
