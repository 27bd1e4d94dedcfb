package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import java.util.List;
import java.util.Optional;

/** Draws tic-tac-toe. X begins. */
record TicTacToeDrawing() implements Drawing<TicTacToe> {

  private static final Optional<Piece> X = Optional.of(new Piece("mark", 0, "X"));
  private static final Optional<Piece> O = Optional.of(new Piece("mark", 1, "O"));

  @Override
  public List<Cell> cells() {
    return Cell.grid(3, 3, Shape.SQUARE);
  }

  @Override
  public Optional<Piece> piece(TicTacToe position, int cell, int toMove) {
    return switch (position.toString().charAt(cell)) {
      case 'X' -> X;
      case 'O' -> O;
      default -> Optional.empty();
    };
  }

  @Override
  public List<Integer> clicks(TicTacToe position, int move, int toMove) {
    return List.of(move);
  }
}
