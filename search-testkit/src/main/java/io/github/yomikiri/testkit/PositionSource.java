package io.github.yomikiri.testkit;

import io.github.yomikiri.game.Node;
import java.util.List;

/**
 * Where a contract's positions come from: random walks, legal moves chosen with equal chances, from start positions to
 * the end of the game. A test class that implements several contracts answers for all of them at once.
 *
 * <p>Nothing depends on the clock: the same seed walks the same ways, and every failure names the start position and
 * the moves that lead to the position that failed.
 *
 * @param <N> the game's node type
 */
public interface PositionSource<N extends Node<N>> {

  /**
   * Returns the positions that the walks start from.
   *
   * @return at least one position; the usual opening and a few that stress the rules
   */
  List<N> positions();

  /**
   * Returns the seed of the walks. Override it to look elsewhere.
   *
   * @return any number
   */
  default long seed() {
    return 1975;
  }

  /**
   * Returns how many walks start from each position.
   *
   * @return at least 1
   */
  default int walks() {
    return 20;
  }

  /**
   * Returns the length that no game exceeds; a longer walk is a failure of {@link NodeContract#everyGameEnds}.
   *
   * @return in plies
   */
  default int maxPlies() {
    return 1000;
  }
}
