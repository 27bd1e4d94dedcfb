package io.github.yomikiri.reversi;

import io.github.yomikiri.game.BoardView;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How Reversi looks: a plane of the own discs, and one of the opponent's. The squares are those of
 * the board alone, also on a smaller one. The game has four stages, by the number of discs.
 *
 * @param columns the number of columns, and of rows: 4, 6 or 8
 */
record ReversiView(int columns) implements BoardView<Reversi> {

  @Override
  public int planes() {
    return 2;
  }

  @Override
  public void planes(Reversi node, int ahead, long[] out) {
    out[ahead] = node.board().packed(node.own());
    out[1 - ahead] = node.board().packed(node.opponent());
  }

  @Override
  public List<int[]> symmetries() {
    return BoardView.ofSquare(columns);
  }

  @Override
  public int stages() {
    return 4;
  }

  @Override
  public int stage(Reversi node) {
    return stages() * (columns * columns - node.emptyCount()) / (columns * columns + 1);
  }

  @Override
  public String planeName(int plane) {
    return plane == 0 ? "own disc" : "opponent's disc";
  }

  @Override
  public String stageName(int stage) {
    return "quarter " + (stage + 1) + " of the game";
  }

  /** The first row is the uppermost. */
  @Override
  public List<int[]> drawing() {
    return IntStream.range(0, columns)
        .mapToObj(row -> IntStream.range(row * columns, (row + 1) * columns).toArray())
        .toList();
  }
}
