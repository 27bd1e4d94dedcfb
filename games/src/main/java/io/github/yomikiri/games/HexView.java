package io.github.yomikiri.games;

import io.github.yomikiri.game.BoardView;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How Hex looks: a plane of the own stones, and one of the opponent's. The own stones always
 * connect the first row with the last one, because Blue's view exchanges rows and columns.
 *
 * @param columns the number of columns, and of rows
 */
public record HexView(int columns) implements BoardView<Hex> {

  @Override
  public int planes() {
    return 2;
  }

  @Override
  public void planes(Hex node, int ahead, long[] out) {
    boolean ofRed = node.redToMove() == (ahead == 0);
    add(ofRed ? node.red() : node.blue(), ofRed, out, 0);
    add(ofRed ? node.blue() : node.red(), ofRed, out, out.length / 2);
  }

  private void add(HexCells stones, boolean ofRed, long[] out, int first) {
    for (int cell = 0; cell < columns * columns; cell++) {
      if (stones.has(cell)) {
        int square = ofRed ? cell : cell % columns * columns + cell / columns;
        out[first + square / Long.SIZE] |= 1L << square;
      }
    }
  }

  /** Half a turn. */
  @Override
  public List<int[]> symmetries() {
    int last = columns * columns - 1;
    return List.of(IntStream.rangeClosed(0, last).map(cell -> last - cell).toArray());
  }

  @Override
  public String planeName(int plane) {
    return plane == 0 ? "own stone" : "opponent's stone";
  }

  /** The first row is the uppermost. */
  @Override
  public List<int[]> drawing() {
    return IntStream.range(0, columns)
        .mapToObj(row -> IntStream.range(columns * row, columns * (row + 1)).toArray())
        .toList();
  }
}
