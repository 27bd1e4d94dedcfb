package io.github.yomikiri.app.loss;

import io.github.yomikiri.game.Move;
import java.util.OptionalDouble;

/**
 * A player's move in a position, with exact scores in points from the mover's view.
 *
 * @param player the player's name
 * @param position the text of the position before the move
 * @param move the move
 * @param best the score of the position, which is that of its best moves
 * @param after the score after the move, at most {@code best}
 * @param wall the wall time of the move in seconds
 * @param processor the processor time of the move in seconds; empty if the system does not measure
 *     it
 */
record LossRow(
    String player,
    String position,
    Move move,
    int best,
    int after,
    double wall,
    OptionalDouble processor) {

  /** The columns of a row in CSV. Scores are in points, and the seconds are wall time. */
  static final String[] COLUMNS = {"player", "position", "move", "best", "after", "loss", "seconds"
  };

  /** Returns what the move has lost, in points of the game. */
  int loss() {
    return best - after;
  }

  /** Returns how much of the game's result the move has lost: 0, a half or 1 point. */
  double points() {
    return (Integer.signum(best) - Integer.signum(after)) / 2.0;
  }

  /** Returns the fields, as many as there are columns. */
  Object[] fields() {
    return new Object[] {player, position, move.notation(), best, after, loss(), wall};
  }
}
