package io.github.yomikiri.play.thinking;

import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import java.util.ArrayList;
import java.util.List;

/** Chooses moves that are not always the best ones, from the values of all moves. */
public final class MoveChoice {

  private MoveChoice() {}

  /**
   * Chooses any of the moves that are nearly as good as the best one.
   *
   * @param all the values of all moves
   * @param margin by how much a move may be worse than the best one, in the unit of the scores
   * @param lot a random number
   * @return the values, with the chosen move first
   */
  public static SearchResult nearBest(SearchResult all, int margin, long lot) {
    // A Monte-Carlo search knows little about moves with few visits. Other searches have no visits.
    long visits = all.rootMoves().stream().mapToLong(RootMove::visits).max().orElse(0);
    List<RootMove> valued = all.rootMoves().stream()
        .filter(move -> move.isValued() && 2 * move.visits() >= visits)
        .toList();
    int best = valued.stream().mapToInt(RootMove::score).max().orElse(0);
    // Scores lie far from the ends of int, but a margin need not.
    List<RootMove> good =
        valued.stream().filter(move -> (long) best - move.score() <= margin).toList();
    return good.isEmpty() ? all : preferring(all, good.get(Math.floorMod(lot, good.size())));
  }

  /**
   * Returns a result with another move to play. The value of the move is the value of the position
   * only if no other move can be better.
   *
   * @param all the values of all moves
   * @param chosen one of them, perhaps with a value that is better known
   * @return the values, with the chosen move first
   */
  public static SearchResult preferring(SearchResult all, RootMove chosen) {
    List<RootMove> moves = new ArrayList<>(all.rootMoves());
    moves.removeIf(each -> each.move().equals(chosen.move()));
    moves.add(0, chosen);
    boolean isBest = moves.stream()
        .skip(1)
        .allMatch(other -> other.score() <= chosen.score()
            && other.bound() != Bound.LOWER
            && (other.solved() || !chosen.solved() && other.depth() >= chosen.depth()));
    return all.toBuilder()
        .move(chosen.move())
        .score(chosen.score())
        .bound(isBest ? chosen.bound() : Bound.LOWER)
        .solved(chosen.solved())
        .depth(chosen.depth())
        .principalVariation(chosen.line())
        .rootMoves(moves)
        .build();
  }
}
