package io.github.yomikiri.reversi.dataset;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/**
 * Labels the positions of a game with values of a search, for {@link GameLabeler}. The final score
 * says little about early positions, because many mistakes come after them. A search with an
 * evaluator says more. Buro trained Logistello in this way: each stage learns values of a search
 * whose leaves are in a stage that has learned already.
 *
 * <p>Positions near the end keep the final score, which is exact after {@link GameCorrector}. A
 * position that the database has solved gets its exact score.
 *
 * <p>A game is searched from its end to its start with one table. So the value of a position can
 * rest on the deeper search of a position after it. The table is cleared before each game, so the
 * labels of a game do not depend on the games before. Used by one thread at a time.
 */
final class GameValuer {

  private static final int MAX_DISCS = 64;

  private final Searcher<Reversi> search;
  private final int depth;
  private final int empties;
  private long nodes;

  /**
   * Makes a valuer.
   *
   * @param empties positions with more empty squares than this are searched; the others keep the
   *     final score
   */
  GameValuer(Searcher<Reversi> search, int depth, int empties) {
    this.search = search;
    this.depth = depth;
    this.empties = empties;
  }

  /**
   * Values the usable positions of a game, which may stop before its end. Returns empty if the work
   * was stopped.
   */
  Optional<TrainingGame> value(TrainingGame game, StopSignal stop) {
    List<Reversi> positions = game.game().positions();
    int end = game.usableFrom();
    while (end < positions.size() && isSearched(positions.get(end))) {
      end++;
    }
    search.reset();
    int[] forDark = new int[end - game.usableFrom()];
    for (int ply = end - 1; ply >= game.usableFrom(); ply--) {
      Reversi position = positions.get(ply);
      OptionalDouble value =
          game.isSolved(ply) ? OptionalDouble.of(game.label(ply)) : search(position, stop);
      if (value.isEmpty()) {
        return Optional.empty();
      }
      int discs = (int) Math.max(-MAX_DISCS, Math.min(MAX_DISCS, Math.round(value.getAsDouble())));
      forDark[ply - game.usableFrom()] = position.sideToMove() == Side.DARK ? discs : -discs;
    }
    return Optional.of(game.valued(IntStream.of(forDark).boxed().toList()));
  }

  /** Returns the value of a position in discs; empty if the search was stopped. */
  private OptionalDouble search(Reversi position, StopSignal stop) {
    SearchResult result = search.search(position, Limits.depth(depth).withStop(stop));
    nodes += result.statistics().nodes();
    return stop.isRaised() ? OptionalDouble.empty() : OptionalDouble.of(result.points());
  }

  /** Returns the number of nodes that the searches of all games so far have visited. */
  long nodes() {
    return nodes;
  }

  private boolean isSearched(Reversi position) {
    return position.emptyCount() > empties && !position.isTerminal();
  }
}
