package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Drawing.SetUp;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Draws Connect Four. Moves are numbers of columns. So a square has the number of its column and
 * the letter of its row, such as 4a. A person clicks the square to which the disc falls.
 *
 * @param board the size of the board
 */
record ConnectFourDrawing(ConnectFour.Board board)
    implements Drawing<ConnectFour>, SetUp<ConnectFour> {

  private static final Piece X = new Piece("disc", 0, "X");
  private static final Piece O = new Piece("disc", 1, "O");
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
    long bit = bit(cell);
    return (position.first() & bit) != 0
        ? Optional.of(X)
        : (position.second() & bit) != 0 ? Optional.of(O) : Optional.empty();
  }

  /** Returns the bit of a square in a word, which has an empty bit above each column. */
  private long bit(int cell) {
    return 1L << cell + cell / board.rows();
  }

  @Override
  public List<Integer> clicks(ConnectFour position, int move, int toMove) {
    // There are as many such bits below the square as columns before its own.
    int bit = Long.numberOfTrailingZeros(position.playable() & position.column(move));
    return List.of(bit - move);
  }

  @Override
  public Optional<SetUp<ConnectFour>> setUp() {
    return Optional.of(this);
  }

  @Override
  public List<Piece> pieces() {
    return List.of(X, O);
  }

  @Override
  public int toMove(ConnectFour position) {
    return position.isFirstToMove() ? 0 : 1;
  }

  @Override
  public ConnectFour position(List<Optional<Piece>> cells, int toMove) {
    InTurn.check(cells, X, O, toMove);
    long own = bits(cells, toMove == 0 ? X : O);
    long opponent = bits(cells, toMove == 0 ? O : X);
    // Adding a column's lowest bit carries past discs that lie on each other.
    long hanging = (own | opponent) + board.bottom() & (own | opponent);
    if (hanging != 0) {
      int bit = Long.numberOfTrailingZeros(hanging);
      String name = cells().get(bit - bit / (board.rows() + 1)).name();
      throw new IllegalArgumentException("nothing is below the disc on " + name);
    }
    if (new ConnectFour(opponent, own, board).terminalScore() != 0) {
      throw InTurn.over();
    }
    return new ConnectFour(own, opponent, board);
  }

  private long bits(List<Optional<Piece>> cells, Piece piece) {
    return SetUp.cellsWith(cells, piece).mapToLong(this::bit).sum();
  }
}
