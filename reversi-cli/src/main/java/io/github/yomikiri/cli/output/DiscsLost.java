package io.github.yomikiri.cli.output;

import io.github.yomikiri.play.JudgedMove;
import java.util.List;
import java.util.Locale;

/**
 * What some moves of a game have lost together.
 *
 * @param moves the moves
 */
record DiscsLost(List<JudgedMove> moves) {

  /** Returns a loss as people read it: a whole number if the loss is proven. */
  static String text(double loss, boolean solved) {
    return String.format(Locale.ROOT, solved ? "%.0f" : "%.2f", loss);
  }

  private double sum() {
    return moves.stream().mapToDouble(JudgedMove::loss).sum();
  }

  /** Returns the discs that all moves have lost. */
  String total() {
    return text(sum(), moves.stream().allMatch(JudgedMove::solved));
  }

  /** Returns the discs that a move has lost on average, or nothing if there are no moves. */
  String mean() {
    return moves.isEmpty() ? "" : text(sum() / moves.size(), false);
  }

  /** Returns the number of moves that are this bad. */
  long count(Mistake kind) {
    return moves.stream().filter(move -> Mistake.of(move) == kind).count();
  }
}
