package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Drawing.SetUp;
import java.util.List;
import java.util.Optional;

/** Draws tic-tac-toe. X begins. */
record TicTacToeDrawing() implements Drawing<TicTacToe>, SetUp<TicTacToe> {

  private static final Piece X = new Piece("mark", 0, "X");
  private static final Piece O = new Piece("mark", 1, "O");

  @Override
  public List<Cell> cells() {
    return Cell.grid(3, 3, Shape.SQUARE);
  }

  @Override
  public Optional<Piece> piece(TicTacToe position, int cell, int toMove) {
    return switch (position.toString().charAt(cell)) {
      case 'X' -> Optional.of(X);
      case 'O' -> Optional.of(O);
      default -> Optional.empty();
    };
  }

  @Override
  public List<Integer> clicks(TicTacToe position, int move, int toMove) {
    return List.of(move);
  }

  @Override
  public Optional<SetUp<TicTacToe>> setUp() {
    return Optional.of(this);
  }

  @Override
  public List<Piece> pieces() {
    return List.of(X, O);
  }

  @Override
  public int toMove(TicTacToe position) {
    return Integer.bitCount(position.own() | position.opponent()) % 2;
  }

  @Override
  public TicTacToe position(List<Optional<Piece>> cells, int toMove) {
    InTurn.check(cells, X, O, toMove);
    int own = bits(cells, toMove == 0 ? X : O);
    int opponent = bits(cells, toMove == 0 ? O : X);
    if (new TicTacToe(opponent, own).terminalScore() != 0) {
      throw InTurn.over();
    }
    return new TicTacToe(own, opponent);
  }

  private static int bits(List<Optional<Piece>> cells, Piece piece) {
    return SetUp.cellsWith(cells, piece).map(cell -> 1 << cell).sum();
  }
}
