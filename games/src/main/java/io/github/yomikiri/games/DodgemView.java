package io.github.yomikiri.games;

import io.github.yomikiri.game.BoardView;

/**
 * How Dodgem looks: a plane of the own cars, and one of the opponent's. The own cars always move to
 * the right, because Red's view exchanges rows and columns.
 *
 * @param columns the number of columns, and of rows
 */
public record DodgemView(int columns) implements BoardView<Dodgem> {

  @Override
  public int planes() {
    return 2;
  }

  @Override
  public void planes(Dodgem node, int ahead, long[] out) {
    boolean ofBlue = node.blueToMove() == (ahead == 0);
    out[0] = ofBlue ? node.blue() : node.transposed(node.red());
    out[1] = ofBlue ? node.red() : node.transposed(node.blue());
  }

  @Override
  public String planeName(int plane) {
    return plane == 0 ? "own car" : "opponent's car";
  }
}
