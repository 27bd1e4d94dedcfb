package io.github.yomikiri.game.internal;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Position;
import java.util.Arrays;

/**
 * What the root of a search was at the start, so that the search notices if the root has changed. A
 * changed root means that positions share a board, so every value is worthless.
 */
public final class Unchanged {

  private final Position<?> root;
  private final long key;
  private final int[] moves;

  private Unchanged(Position<?> root) {
    this.root = root;
    key = root.key();
    moves = moves(root);
  }

  /**
   * Remembers the key and the moves of a position.
   *
   * @param root the position that is about to be searched
   * @return what the position was
   */
  public static Unchanged of(Position<?> root) {
    return new Unchanged(root);
  }

  /**
   * Compares the position with what it was.
   *
   * @throws IllegalStateException if its key or its moves have changed
   */
  public void check() {
    if (root.key() != key || !Arrays.equals(moves(root), moves)) {
      throw new IllegalStateException("the search has changed the position that it was given, now "
          + root + ": its key() or its moves() were others before. Positions share a board or an"
          + " array. Let play() build a new node from copies, and evaluate() change nothing;"
          + " NodeContract finds the move at fault");
    }
  }

  private static int[] moves(Position<?> node) {
    MoveList list = new MoveList();
    node.moves(list);
    int[] moves = list.toArray();
    Arrays.sort(moves);
    return moves;
  }
}
