package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Draws Chinese checkers. The letters A, B and C are those of the seats. Each cell is a point with
 * lines to its neighbors.
 *
 * @param side the number of rows of a corner
 */
record ChineseCheckersDrawing(int side) implements Drawing<ChineseCheckers> {

  private static final List<Piece> PIECES =
      List.of(new Piece("piece", 0, "A"), new Piece("piece", 1, "B"), new Piece("piece", 2, "C"));

  @Override
  public List<Cell> cells() {
    List<Cell> cells = new ArrayList<>();
    for (StarBoard.Place place : StarBoard.of(side).places()) {
      String name = Integer.toString(cells.size() + 1);
      cells.add(new Cell(name, place.x(), Math.sqrt(3) / 2 * place.r(), Shape.POINT));
    }
    return cells;
  }

  @Override
  public List<Line> lines() {
    StarBoard board = StarBoard.of(side);
    List<Line> lines = new ArrayList<>();
    for (int cell = 0; cell < board.places().size(); cell++) {
      for (int direction = 0; direction < StarBoard.DIRECTIONS; direction++) {
        if (board.neighbor(cell, direction) > cell) {
          lines.add(new Line(cell, board.neighbor(cell, direction)));
        }
      }
    }
    return lines;
  }

  @Override
  public Optional<Piece> piece(ChineseCheckers position, int cell, int toMove) {
    int owner = position.owner(cell);
    return owner < 0 ? Optional.empty() : Optional.of(PIECES.get(owner));
  }

  @Override
  public List<Integer> clicks(ChineseCheckers position, int move, int toMove) {
    return move == ChineseCheckers.PASS ? List.of() : List.of(move >> 7, move & 0x7F);
  }
}
