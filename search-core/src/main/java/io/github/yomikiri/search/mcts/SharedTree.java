package io.github.yomikiri.search.mcts;

import io.github.yomikiri.search.parallel.SplitPoint;

/** A tree that the threads of a team search together: each thread takes one share of the work. */
final class SharedTree extends SplitPoint {

  SharedTree(int threads) {
    super(null, threads);
  }
}
