package io.github.yomikiri.cli.output;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes moves for the script of a page, which knows no rules: the side that plays, as {@code x} or
 * {@code o}, and the squares that become discs of this side. The first square is the move. A pass
 * has no square.
 */
final class TurnedDiscs {

  private TurnedDiscs() {}

  /**
   * Returns the moves of a line.
   *
   * @param from the position before the line
   * @param line legal moves
   * @return a text for each move, such as {@code xf5e5}
   */
  static List<String> of(Reversi from, List<Move> line) {
    List<String> all = new ArrayList<>();
    Reversi position = from;
    for (Move move : line) {
      Reversi after = position.play(move.code());
      boolean dark = position.sideToMove() == Side.DARK;
      long discs = dark ? after.dark() & ~position.dark() : after.light() & ~position.light();
      String square = move.code() == Reversi.PASS ? "" : move.notation();
      all.add((dark ? "x" : "o") + square + names(position.board(), discs).replace(square, ""));
      position = after;
    }
    return all;
  }

  private static String names(Board board, long squares) {
    StringBuilder names = new StringBuilder();
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      names.append(board.name(Long.numberOfTrailingZeros(rest)));
    }
    return names.toString();
  }
}
