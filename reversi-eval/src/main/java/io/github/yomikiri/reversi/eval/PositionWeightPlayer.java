package io.github.yomikiri.reversi.eval;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchReport;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** Plays the legal square of the highest weight: {@link PositionWeights#player}. */
final class PositionWeightPlayer implements Searcher<Reversi> {

  private final long seed;
  private PortableRandom random;

  PositionWeightPlayer(long seed) {
    this.seed = seed;
    random = new PortableRandom(seed);
  }

  @Override
  public SearchResult search(Reversi root, Limits limits, SearchListener listener) {
    return SearchReport.run(limits, listener, iterationFinished -> pick(root, limits));
  }

  private SearchResult pick(Reversi root, Limits limits) {
    List<Move> moves = limits.rootMoves(root);
    return moves.isEmpty() ? SearchResult.gameOver(root.terminalScore()) : pick(root.size(), moves);
  }

  private SearchResult pick(int size, List<Move> moves) {
    List<RootMove> ranked = new ArrayList<>();
    for (Move move : moves) {
      int weight = move.code() == Reversi.PASS ? 0 : PositionWeights.weight(size, move.code());
      ranked.add(new RootMove(move, weight, Bound.ESTIMATE, false, 0));
    }
    ranked.sort(Comparator.comparingInt(RootMove::score).reversed());
    int highest = ranked.get(0).score();
    int ties = (int) ranked.stream().filter(each -> each.score() == highest).count();
    Collections.swap(ranked, 0, random.nextInt(ties));
    Move chosen = ranked.get(0).move();
    return SearchResult.builder(chosen)
        .score(highest)
        .bound(Bound.ESTIMATE)
        .rootMoves(ranked)
        .build();
  }

  @Override
  public void reset() {
    random = new PortableRandom(seed);
  }
}
