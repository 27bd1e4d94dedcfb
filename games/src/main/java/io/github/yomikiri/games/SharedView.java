package io.github.yomikiri.games;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.game.Node;
import java.util.List;

/**
 * A view that both sides share, because they do not play alike. There is a stage for each side to
 * move.
 */
abstract class SharedView<N extends Node<N>> implements BoardView<N> {

  private final int columns;
  private final int rows;
  private final int planes;
  private final List<int[]> symmetries;

  SharedView(int columns, int rows, int planes, List<int[]> symmetries) {
    this.columns = columns;
    this.rows = rows;
    this.planes = planes;
    this.symmetries = symmetries;
  }

  /** Returns whether the side that began is to move. */
  abstract boolean isFirstToMove(N node);

  @Override
  public int columns() {
    return columns;
  }

  @Override
  public int rows() {
    return rows;
  }

  @Override
  public int planes() {
    return planes;
  }

  @Override
  public boolean isShared() {
    return true;
  }

  /** Returns copies, because the caller may change an array. */
  @Override
  public List<int[]> symmetries() {
    return symmetries.stream().map(int[]::clone).toList();
  }

  @Override
  public int stages() {
    return 2;
  }

  @Override
  public int stage(N node) {
    return isFirstToMove(node) ? 0 : 1;
  }
}
