package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.search.Bound;
import java.util.List;
import java.util.Objects;

/**
 * What an {@link Analysis} knows of one move.
 *
 * @param move the move
 * @param discs its value in discs of the final difference, empty squares counted for the winner, for the side that makes it
 * @param bound what {@code discs} says; {@code LOWER} with minus infinity when nothing is known
 * @param solved whether that holds for the game's true value, no evaluator's estimate having contributed
 * @param depth how deep the move was searched, in plies from the position analysed; 0 when it was not
 * @param line best play from the position analysed, this move first
 */
public record ScoredMove(
    Move move, double discs, Bound bound, boolean solved, int depth, List<Move> line) {

  /** Checks and copies the components. */
  public ScoredMove {
    Objects.requireNonNull(move, "move");
    Objects.requireNonNull(bound, "bound");
    line = List.copyOf(line);
  }

  /** Returns what is known of a move that nothing has looked at. */
  static ScoredMove unknown(Move move) {
    return new ScoredMove(move, Double.NEGATIVE_INFINITY, Bound.LOWER, false, 0, List.of(move));
  }
}
