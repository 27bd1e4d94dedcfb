package io.github.yomikiri.games;

import io.github.yomikiri.game.BoardView;
import java.util.List;

/**
 * How Breakthrough looks: a plane of the own pieces, and one of the opponent's. The own pieces
 * always move up, because Black's view turns the board by half a turn.
 *
 * @param columns the number of columns
 * @param rows the number of rows
 */
public record BreakthroughView(int columns, int rows) implements BoardView<Breakthrough> {

  @Override
  public int planes() {
    return 2;
  }

  @Override
  public void planes(Breakthrough node, int ahead, long[] out) {
    boolean ofWhite = node.whiteToMove() == (ahead == 0);
    out[0] = ofWhite ? node.white() : turned(node.black());
    out[1] = ofWhite ? node.black() : turned(node.white());
  }

  private long turned(long squares) {
    return Long.reverse(squares) >>> 64 - columns * rows;
  }

  @Override
  public List<int[]> symmetries() {
    return BoardView.mirroredColumns(columns, rows);
  }

  @Override
  public String planeName(int plane) {
    return plane == 0 ? "own piece" : "opponent's piece";
  }
}
