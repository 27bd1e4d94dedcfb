package io.github.yomikiri.games;

import io.github.yomikiri.game.BoardView;
import java.util.ArrayList;
import java.util.List;

/**
 * How Gomoku looks: a plane of the own stones, and one of the opponent's.
 *
 * @param columns the number of columns
 * @param rows the number of rows
 */
public record GomokuView(int columns, int rows) implements BoardView<Gomoku> {

  @Override
  public int planes() {
    return 2;
  }

  @Override
  public void planes(Gomoku node, int ahead, long[] out) {
    add(ahead == 0 ? node.own() : node.opponent(), out, 0);
    add(ahead == 0 ? node.opponent() : node.own(), out, out.length / 2);
  }

  private void add(int[] stones, long[] out, int first) {
    for (int row = 0; row < rows; row++) {
      int square = columns * row;
      int word = first + square / Long.SIZE;
      out[word] |= (long) stones[row] << square;
      // The row may end in the next word.
      int room = Long.SIZE - square % Long.SIZE;
      if (room < columns) {
        out[word + 1] |= (long) stones[row] >>> room;
      }
    }
  }

  @Override
  public List<int[]> symmetries() {
    if (columns == rows) {
      return BoardView.ofSquare(columns);
    }
    List<int[]> both = new ArrayList<>(BoardView.mirroredColumns(columns, rows));
    both.addAll(BoardView.mirroredRows(columns, rows));
    return both;
  }

  @Override
  public String planeName(int plane) {
    return plane == 0 ? "own stone" : "opponent's stone";
  }
}
