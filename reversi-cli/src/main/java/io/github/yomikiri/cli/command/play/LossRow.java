package io.github.yomikiri.cli.command.play;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.ObfPosition;
import java.util.OptionalDouble;

/**
 * A player's move in a position, with exact scores in discs from the mover's view.
 *
 * @param player the player's name
 * @param position the position before the move
 * @param move the move
 * @param best the score of the position, which is that of its best moves
 * @param after the score after the move, at most {@code best}
 * @param wall the wall time of the move in seconds
 * @param processor the processor time of the move in seconds; empty if the system does not measure
 *     it
 */
record LossRow(
    String player,
    Reversi position,
    Move move,
    int best,
    int after,
    double wall,
    OptionalDouble processor) {

  /** The columns of a row in CSV. Scores are in discs, and the seconds are wall time. */
  static final String[] COLUMNS = {"player", "position", "move", "best", "after", "loss", "seconds"
  };

  /** Returns what the move has lost, in discs. */
  int loss() {
    return best - after;
  }

  /** Returns how much of the game's result the move has lost: 0, a half or 1 point. */
  double points() {
    return (Integer.signum(best) - Integer.signum(after)) / 2.0;
  }

  /** Returns the fields, as many as there are columns. */
  Object[] fields() {
    return new Object[] {
      player, ObfPosition.of(position).format(), move.notation(), best, after, loss(), wall
    };
  }
}
