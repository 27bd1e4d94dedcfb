package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Draws Connect Four. Moves are numbers of columns. So a square has the number of its column and
 * the letter of its row, such as 4a. A person clicks the square to which the disc falls.
 *
 * @param board the size of the board
 */
record ConnectFourDrawing(ConnectFour.Board board) implements Drawing<ConnectFour> {

  private static final Optional<Piece> X = Optional.of(new Piece("disc", 0, "X"));
  private static final Optional<Piece> O = Optional.of(new Piece("disc", 1, "O"));
  private static final int LETTERS = 26;

  @Override
  public List<Cell> cells() {
    List<Cell> cells = new ArrayList<>();
    for (int column = 0; column < board.columns(); column++) {
      for (int row = 0; row < board.rows(); row++) {
        String name = (column + 1) + letters(row);
        cells.add(new Cell(name, column, board.rows() - 1 - row, Shape.SQUARE));
      }
    }
    return cells;
  }

  private static String letters(int row) {
    String last = String.valueOf((char) ('a' + row % LETTERS));
    return row < LETTERS ? last : letters(row / LETTERS - 1) + last;
  }

  @Override
  public Optional<Piece> piece(ConnectFour position, int cell, int toMove) {
    // A word has an empty bit above each column.
    long bit = 1L << cell + cell / board.rows();
    return (position.first() & bit) != 0
        ? X
        : (position.second() & bit) != 0 ? O : Optional.empty();
  }

  @Override
  public List<Integer> clicks(ConnectFour position, int move, int toMove) {
    // There are as many such bits below the square as columns before its own.
    int bit = Long.numberOfTrailingZeros(position.playable() & position.column(move));
    return List.of(bit - move);
  }
}
