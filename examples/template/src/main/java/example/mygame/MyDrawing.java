package example.mygame;

import io.github.yomikiri.game.Drawing;
import java.util.List;
import java.util.Optional;

/** How people see the game. Without a drawing, a game is played by the texts of its moves. */
record MyDrawing() implements Drawing<MyGame> {

  private static final Piece X = new Piece("mark", 0, "X");
  private static final Piece O = new Piece("mark", 1, "O");

  @Override
  public List<Cell> cells() {
    return Cell.grid(MyGame.SIZE, MyGame.SIZE, Shape.SQUARE);
  }

  @Override
  public Optional<Piece> piece(MyGame position, int cell, int toMove) {
    boolean isOwn = (position.own() >> cell & 1) != 0;
    boolean isMarked = isOwn || (position.opponent() >> cell & 1) != 0;
    return isMarked ? Optional.of(isOwn == (toMove == 0) ? X : O) : Optional.empty();
  }

  /** Returns the cells that a person clicks for a move, here one. */
  @Override
  public List<Integer> clicks(MyGame position, int move, int toMove) {
    return List.of(move);
  }
}
