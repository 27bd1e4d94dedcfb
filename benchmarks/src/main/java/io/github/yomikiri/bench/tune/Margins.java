package io.github.yomikiri.bench.tune;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.algorithm.Selection;
import java.util.List;

/**
 * Near the horizon a node is cut that is far better than its window. Where it is far worse, only
 * its first move is searched.
 *
 * @param byDepth how far a value may move in one ply, in two and so on, in the evaluator's unit
 */
record Margins<N extends Node<N>>(List<Integer> byDepth) implements Selection<N> {

  @Override
  public int margin(N node, int depth) {
    return depth <= byDepth.size() ? byDepth.get(depth - 1) : NO_MARGIN;
  }

  @Override
  public boolean leavesOut(N node, int move, int depth, int earlier, int lack) {
    return depth <= byDepth.size() && lack >= byDepth.get(depth - 1);
  }
}
