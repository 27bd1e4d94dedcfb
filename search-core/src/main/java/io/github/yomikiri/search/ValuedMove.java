package io.github.yomikiri.search;

import io.github.yomikiri.game.Move;
import java.util.Objects;

/**
 * A legal move with its value, in the unit of the player that valued the move.
 *
 * @param move the move
 * @param value the value for the side that plays the move: in the evaluator's unit, or in discs
 *     from the engine of Reversi
 * @param solved whether the value is proven for the whole game, so no evaluator's estimate
 *     contributed
 * @param depth how deep the move was searched, in plies from the position before the move
 */
public record ValuedMove(Move move, double value, boolean solved, int depth) {

  /** Checks the components. */
  public ValuedMove {
    Objects.requireNonNull(move, "move");
  }
}
