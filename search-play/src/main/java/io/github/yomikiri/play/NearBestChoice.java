package io.github.yomikiri.play;

import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Chooses among moves that are nearly as good as the best one.
 *
 * @param where in which positions
 * @param margin by how much a move may be worse than the best move, in the evaluator's unit
 */
record NearBestChoice<N>(Predicate<? super N> where, int margin) {

  /** Returns whether a move has a value of its own. */
  static boolean isValued(RootMove move) {
    return move.depth() > 0 && (move.bound() == Bound.EXACT || move.bound() == Bound.ESTIMATE);
  }

  /**
   * Chooses a move.
   *
   * @param all the values of all moves
   * @param lot a random number
   * @return the values, with the chosen move first
   */
  SearchResult choose(SearchResult all, long lot) {
    // A Monte-Carlo search knows little about moves with few visits. Other searches have no visits.
    long visits = all.rootMoves().stream().mapToLong(RootMove::visits).max().orElse(0);
    List<RootMove> valued = all.rootMoves().stream()
        .filter(move -> isValued(move) && 2 * move.visits() >= visits)
        .toList();
    int best = valued.stream().mapToInt(RootMove::score).max().orElse(0);
    // Scores lie far from the ends of int, but a margin need not.
    List<RootMove> good =
        valued.stream().filter(move -> (long) best - move.score() <= margin).toList();
    if (good.isEmpty()) {
      return all;
    }
    RootMove chosen = good.get(Math.floorMod(lot, good.size()));
    List<RootMove> moves = new ArrayList<>(all.rootMoves());
    moves.remove(chosen);
    moves.add(0, chosen);
    boolean isBest = all.move().equals(Optional.of(chosen.move()));
    return all.toBuilder()
        .move(chosen.move())
        .score(chosen.score())
        .bound(chosen.bound())
        .solved(chosen.solved())
        .principalVariation(isBest ? all.principalVariation() : List.of(chosen.move()))
        .rootMoves(moves)
        .build();
  }
}
