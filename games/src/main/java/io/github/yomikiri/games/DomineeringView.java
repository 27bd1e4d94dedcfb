package io.github.yomikiri.games;

import io.github.yomikiri.game.BoardView;
import java.util.ArrayList;
import java.util.List;

/** How Domineering looks: a plane of the squares that dominoes cover. */
public final class DomineeringView extends BoardView.Shared<Domineering> {

  /**
   * Makes the view.
   *
   * @param columns the number of columns
   * @param rows the number of rows
   */
  public DomineeringView(int columns, int rows) {
    super(columns, rows, 1);
  }

  @Override
  protected void planes(Domineering node, long[] out) {
    out[0] = node.taken();
  }

  @Override
  protected boolean isFirstToMove(Domineering node) {
    return node.uprightToMove();
  }

  @Override
  public List<int[]> symmetries() {
    List<int[]> both = new ArrayList<>(BoardView.mirroredColumns(columns(), rows()));
    both.addAll(BoardView.mirroredRows(columns(), rows()));
    return both;
  }

  @Override
  public String planeName(int plane) {
    return "covered";
  }
}
