package io.github.yomikiri.games;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Unit;

/**
 * Values a position of Connect Four by the columns in the center, because central squares belong to
 * more rows of four. A finished game counts 100 times its points, which is more than any estimate.
 */
public final class Centrality implements Evaluator<ConnectFour> {

  /** Makes the evaluator. */
  public Centrality() {}

  @Override
  public int evaluate(ConnectFour node) {
    int columns = node.board().columns();
    int sum = 0;
    for (int column = 0; column < columns; column++) {
      long squares = node.column(column);
      int lead = Long.bitCount(node.own() & squares) - Long.bitCount(node.opponent() & squares);
      sum += Math.min(column, columns - 1 - column) * lead;
    }
    return sum;
  }

  @Override
  public Unit<ConnectFour> unit() {
    return Unit.points(100);
  }
}
