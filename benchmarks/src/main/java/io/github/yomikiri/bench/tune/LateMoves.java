package io.github.yomikiri.bench.tune;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.algorithm.Selection;

/**
 * Late moves are searched a ply less deep, and two plies from the place on that is three times as
 * late.
 *
 * @param minDepth the minimum remaining depth of the node, in plies
 * @param whole how many moves of a node are searched to the whole depth
 */
record LateMoves<N extends Node<N>>(int minDepth, int whole) implements Selection<N> {

  @Override
  public int reduction(N node, int move, N child, int depth, int earlier, boolean isCut) {
    return depth < minDepth || earlier < whole ? 0 : earlier < 3 * whole ? 1 : 2;
  }
}
