package io.github.yomikiri.cli.play;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Writes the board with who plays, whose turn it is, the discs, and the last move.
 *
 * @param view draws the board
 */
record BoardText(BoardView view) {

  /** Returns the lines, with empty lines around them. */
  String of(GameState state, Seating seating, SquareValues values) {
    List<Move> moves = state.game().moves();
    List<String> beside = new ArrayList<>();
    for (Side side : Side.values()) {
      String turn = !state.isOver() && side == state.sideToMove() ? "  to move" : "";
      beside.add(String.format(
          Locale.ROOT,
          "%s %-5s %2d  %s%s",
          view.disc(side),
          side,
          state.discs(side),
          seating.name(side),
          turn));
    }
    if (!moves.isEmpty()) {
      Move last = moves.get(moves.size() - 1);
      beside.add("");
      beside.add(
          last.code() == Reversi.PASS
              ? state.sideToMove().opposite() + " passed"
              : "Last move: " + last);
    }
    return "\n" + view.draw(state.game().position(), moves, values, beside) + "\n";
  }
}
