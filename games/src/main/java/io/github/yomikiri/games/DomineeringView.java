package io.github.yomikiri.games;

import io.github.yomikiri.game.BoardView;
import java.util.List;

/** How Domineering looks: a plane of the squares that dominoes cover. */
public final class DomineeringView extends SharedView<Domineering> {

  /**
   * Makes the view.
   *
   * @param columns the number of columns
   * @param rows the number of rows
   */
  public DomineeringView(int columns, int rows) {
    super(
        columns,
        rows,
        1,
        List.of(
            BoardView.mirroredColumns(columns, rows).get(0),
            BoardView.mirroredRows(columns, rows).get(0)));
  }

  @Override
  public void planes(Domineering node, boolean ofMover, long[] out) {
    out[0] = node.taken();
  }

  @Override
  boolean isFirstToMove(Domineering node) {
    return node.uprightToMove();
  }
}
