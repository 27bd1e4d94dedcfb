package io.github.yomikiri.reversi;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Drawing.SetUp;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Draws Reversi, with a1 on the upper left. Dark has the first seat.
 *
 * @param board the board, whose squares are the cells rank by rank
 */
record ReversiDrawing(Board board) implements Drawing<Reversi>, SetUp<Reversi> {

  private static final Piece DARK = new Piece("disc", 0, "X");
  private static final Piece LIGHT = new Piece("disc", 1, "O");

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
    long square = square(cell);
    return (position.dark() & square) != 0
        ? Optional.of(DARK)
        : (position.light() & square) != 0 ? Optional.of(LIGHT) : Optional.empty();
  }

  private long square(int cell) {
    return 1L << board.at(cell % board.size(), cell / board.size());
  }

  /** A pass is chosen from the list. */
  @Override
  public List<Integer> clicks(Reversi position, int move, int toMove) {
    return move == Reversi.PASS
        ? List.of()
        : List.of(board.size() * board.rank(move) + board.file(move));
  }

  @Override
  public Optional<SetUp<Reversi>> setUp() {
    return Optional.of(this);
  }

  @Override
  public List<Piece> pieces() {
    return List.of(DARK, LIGHT);
  }

  @Override
  public int toMove(Reversi position) {
    return position.sideToMove() == Side.DARK ? 0 : 1;
  }

  @Override
  public Reversi position(List<Optional<Piece>> cells, int toMove) {
    return Reversi.of(
        board.size(),
        discs(cells, DARK),
        discs(cells, LIGHT),
        toMove == 0 ? Side.DARK : Side.LIGHT);
  }

  private long discs(List<Optional<Piece>> cells, Piece piece) {
    return SetUp.cellsWith(cells, piece).mapToLong(this::square).sum();
  }
}
