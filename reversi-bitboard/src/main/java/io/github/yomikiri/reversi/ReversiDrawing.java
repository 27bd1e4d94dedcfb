package io.github.yomikiri.reversi;

import io.github.yomikiri.game.Drawing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Draws Reversi, with a1 on the upper left. Dark has the first seat.
 *
 * @param board the board, whose squares are the cells rank by rank
 */
record ReversiDrawing(Board board) implements Drawing<Reversi> {

  private static final Optional<Piece> DARK = Optional.of(new Piece("disc", 0, "X"));
  private static final Optional<Piece> LIGHT = Optional.of(new Piece("disc", 1, "O"));

  @Override
  public List<Cell> cells() {
    List<Cell> cells = new ArrayList<>();
    for (int rank = 0; rank < board.size(); rank++) {
      for (int file = 0; file < board.size(); file++) {
        cells.add(new Cell(board.name(board.at(file, rank)), file, rank, Shape.SQUARE));
      }
    }
    return cells;
  }

  /** Returns the corners of the 4x4 squares in the middle, which smaller boards do not have. */
  @Override
  public List<Dot> dots() {
    double first = (board.size() - 5) / 2.0;
    return first < 0 ? List.of() : Dot.grid(first, first + 4);
  }

  @Override
  public Optional<Piece> piece(Reversi position, int cell, int toMove) {
    long square = 1L << board.at(cell % board.size(), cell / board.size());
    boolean isLight = (position.light() & square) != 0;
    return (position.dark() & square) != 0 ? DARK : isLight ? LIGHT : Optional.empty();
  }

  /** A pass is chosen from the list. */
  @Override
  public List<Integer> clicks(Reversi position, int move, int toMove) {
    return move == Reversi.PASS
        ? List.of()
        : List.of(board.size() * board.rank(move) + board.file(move));
  }
}
