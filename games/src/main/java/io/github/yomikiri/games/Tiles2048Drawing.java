package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.MoveList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Draws 2048: the board, and around it four cells that a person clicks to move. Each has the name
 * of its move while it is possible. A cell on the lower left has the score.
 */
record Tiles2048Drawing() implements Drawing<Tiles2048> {

  private static final int FIRST_ARROW = Tiles2048.SQUARES;
  private static final int SCORE = FIRST_ARROW + 4;
  private static final List<Cell> CELLS = cellsOfBoard();

  private static List<Cell> cellsOfBoard() {
    List<Cell> cells = new ArrayList<>(Cell.grid(4, 4, Shape.SQUARE));
    cells.add(new Cell("<", -1.5, 1.5, Shape.SQUARE));
    cells.add(new Cell(">", 4.5, 1.5, Shape.SQUARE));
    cells.add(new Cell("^", 1.5, -1.5, Shape.SQUARE));
    cells.add(new Cell("v", 1.5, 4.5, Shape.SQUARE));
    cells.add(new Cell("score", -1.5, 4.5, Shape.SQUARE));
    return List.copyOf(cells);
  }

  @Override
  public List<Cell> cells() {
    return CELLS;
  }

  @Override
  public Optional<Piece> piece(Tiles2048 position, int cell, int toMove) {
    if (cell < FIRST_ARROW) {
      int tile = position.tile(cell);
      return tile == 0
          ? Optional.empty()
          : Optional.of(new Piece("tile", Piece.NOBODY, Integer.toString(tile)));
    }
    if (cell == SCORE) {
      return Piece.counted("points", 0, position.score());
    }
    MoveList moves = new MoveList();
    position.moves(moves);
    String name = position.adds() ? "" : position.notation(cell - FIRST_ARROW);
    return !position.adds() && moves.contains(cell - FIRST_ARROW)
        ? Optional.of(new Piece(name, Piece.NOBODY, name))
        : Optional.empty();
  }

  @Override
  public List<Integer> clicks(Tiles2048 position, int move, int toMove) {
    return List.of(position.adds() ? move >> 1 : FIRST_ARROW + move);
  }
}
