package io.github.yomikiri.cli.play;

import io.github.yomikiri.app.play.MoveValues;
import io.github.yomikiri.app.play.Table;
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
record BoardLines(TerminalBoard view) {

  /** Returns the lines, with empty lines around them. */
  String of(Table<Reversi> table, MoveValues values) {
    Reversi position = table.game().position();
    List<Move> moves = table.game().moves();
    List<String> beside = new ArrayList<>();
    for (Side side : Side.values()) {
      String turn = !table.isOver() && side == position.sideToMove() ? "  to move" : "";
      beside.add(String.format(
          Locale.ROOT,
          "%s %-5s %2d  %s%s",
          view.disc(side),
          side,
          discs(position, side),
          table.seating().name(ReversiFace.seat(side)),
          turn));
    }
    if (!moves.isEmpty()) {
      Move last = moves.get(moves.size() - 1);
      beside.add("");
      beside.add(
          last.code() == Reversi.PASS
              ? position.sideToMove().opposite() + " passed"
              : "Last move: " + last);
    }
    return "\n" + view.draw(position, moves, values, beside) + "\n";
  }

  /** Returns the number of a side's discs. */
  static int discs(Reversi position, Side side) {
    return Long.bitCount(side == Side.DARK ? position.dark() : position.light());
  }
}
