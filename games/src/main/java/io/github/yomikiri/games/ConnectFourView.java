package io.github.yomikiri.games;

import io.github.yomikiri.game.BoardView;

/**
 * How Connect Four looks: the discs of the side that began, those of the other side, and the
 * squares to which a disc can fall. The board lies on its side: a row of the view is a column.
 */
public final class ConnectFourView extends SharedView<ConnectFour> {

  /**
   * Makes the view.
   *
   * @param board the size of the board
   */
  public ConnectFourView(ConnectFour.Board board) {
    super(board.rows(), board.columns(), 3, BoardView.mirroredRows(board.rows(), board.columns()));
  }

  @Override
  public void planes(ConnectFour node, boolean ofMover, long[] out) {
    out[0] = node.board().packed(node.first());
    out[1] = node.board().packed(node.second());
    out[2] = node.board().packed(node.playable());
  }

  @Override
  boolean isFirstToMove(ConnectFour node) {
    return node.isFirstToMove();
  }
}
