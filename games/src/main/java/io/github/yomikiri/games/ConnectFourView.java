package io.github.yomikiri.games;

import io.github.yomikiri.game.BoardView;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How Connect Four looks: the discs of the side that began, those of the other side, and the
 * squares to which a disc can fall. The board lies on its side: a row of the view is a column.
 */
public final class ConnectFourView extends BoardView.Shared<ConnectFour> {

  /**
   * Makes the view.
   *
   * @param board the size of the board
   */
  public ConnectFourView(ConnectFour.Board board) {
    super(board.rows(), board.columns(), 3);
  }

  @Override
  protected void planes(ConnectFour node, long[] out) {
    out[0] = packed(node, node.first());
    out[1] = packed(node, node.second());
    out[2] = packed(node, node.playable());
  }

  /** Removes the bits above the columns, so that squares of neighboring columns adjoin. */
  private static long packed(ConnectFour node, long squares) {
    long packed = 0;
    for (int column = 0; column < node.board().columns(); column++) {
      packed |= (squares & node.column(column)) >>> column;
    }
    return packed;
  }

  @Override
  protected boolean isFirstToMove(ConnectFour node) {
    return node.isFirstToMove();
  }

  @Override
  public List<int[]> symmetries() {
    return BoardView.mirroredRows(columns(), rows());
  }

  @Override
  public String planeName(int plane) {
    return List.of("disc of the first side", "disc of the second side", "can be played")
        .get(plane);
  }

  /** The board stands upright: its columns are the rows of the view. */
  @Override
  public List<int[]> drawing() {
    return IntStream.range(0, columns())
        .mapToObj(height -> IntStream.range(0, rows())
            .map(column -> (column + 1) * columns() - 1 - height)
            .toArray())
        .toList();
  }
}
