package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.search.Bound;
import java.util.List;
import java.util.Objects;

/**
 * A move of an {@link Analysis} with its value.
 *
 * @param move the move
 * @param discs the move's value in discs of the final difference, from the view of the side that
 *     plays the move; empty squares count for the winner
 * @param bound whether {@code discs} is exact or a bound; {@code LOWER} with minus infinity if the
 *     move was not searched
 * @param solved whether {@code discs} is proven, without any estimate of an evaluator
 * @param depth how deep the move was searched, in plies from the analyzed position; 0 if it was not
 *     searched
 * @param line the line of best play from the analyzed position, this move first
 */
public record ScoredMove(
    Move move, double discs, Bound bound, boolean solved, int depth, List<Move> line) {

  /** Checks and copies the components. */
  public ScoredMove {
    Objects.requireNonNull(move, "move");
    Objects.requireNonNull(bound, "bound");
    line = List.copyOf(line);
  }

  /** Returns a move that was not searched. */
  static ScoredMove unknown(Move move) {
    return new ScoredMove(move, Double.NEGATIVE_INFINITY, Bound.LOWER, false, 0, List.of(move));
  }
}
