package io.github.yomikiri.bench.seed;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import java.util.List;
import java.util.Random;

/**
 * Games of a searcher against a random mover, played as by the programs of 2011. Those programs let
 * a player search at every turn, even with one move or a pass. So the leaves of these searches
 * count, too.
 */
public final class RandomGames {

  private RandomGames() {}

  /**
   * Plays a game and counts the leaves of all its searches.
   *
   * @param searcher the searcher; its memory is emptied before every move
   * @param side the searcher's side
   * @param seed of the random mover
   * @return leaves visited
   */
  public static long leaves(Searcher<Reversi> searcher, Side side, long seed) {
    // java.util.Random is the random mover of 2011, whose means these games are compared with.
    Random random = new Random(Hash64.mix(seed));
    long leaves = 0;
    Reversi position = SeedSearcher.mirrored(Reversi.start());
    while (!position.isTerminal()) {
      if (position.sideToMove() == side) {
        searcher.reset();
        SearchResult found = searcher.search(position, Limits.none());
        leaves += found.statistics().leaves();
        position = position.play(found.bestMove().code());
      } else {
        List<Move> moves = position.legalMoves();
        position = position.play(moves.get(random.nextInt(moves.size())).code());
      }
    }
    return leaves;
  }
}
