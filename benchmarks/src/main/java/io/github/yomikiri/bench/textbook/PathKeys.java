package io.github.yomikiri.bench.textbook;

import io.github.yomikiri.game.Node;

/** The keys of the positions on the path from the root, by which repetitions are found. */
final class PathKeys {

  private final long[] keys;
  // For each ply, the first ply whose position may occur again.
  private final int[] firsts;
  private final int[] quietPlies;

  PathKeys(int maxPly) {
    keys = new long[maxPly + 1];
    firsts = new int[maxPly + 1];
    quietPlies = new int[maxPly + 1];
  }

  /** Adds a position. Progress makes repetitions of what was before impossible. */
  void enter(Node<?> node, int ply) {
    keys[ply] = node.key();
    quietPlies[ply] = node.quietPliesLeft();
    boolean hasProgress =
        ply > 0 && quietPlies[ply] != Integer.MAX_VALUE && quietPlies[ply] >= quietPlies[ply - 1];
    firsts[ply] = ply == 0 ? 0 : hasProgress ? ply : firsts[ply - 1];
  }

  /** Returns whether the position at a ply occurred before. */
  boolean isRepeated(int ply) {
    for (int i = ply - 4; i >= firsts[ply]; i -= 2) {
      if (keys[i] == keys[ply]) {
        return true;
      }
    }
    return false;
  }
}
