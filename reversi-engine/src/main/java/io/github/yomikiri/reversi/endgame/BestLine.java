package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.SearchContext;

/**
 * Finds the line of best play to the last disc, once the value is known.
 *
 * <p>A search by null windows has no principal variation. But every position on that line has the
 * same exact value, up to the sign. So at each position this class searches for the move with that
 * value. The table still holds most of these values, and the best moves to try first.
 */
final class BestLine {

  private final NullWindowSearch search;
  private final NodeCounter nodes;

  BestLine(NullWindowSearch search, NodeCounter nodes) {
    this.search = search;
    this.nodes = nodes;
  }

  /**
   * Finds the best line from a position and stores the line in the context.
   *
   * @param value the position's exact value
   * @param ply the position's distance from the root, in plies
   */
  void find(Reversi position, int value, int ply) {
    SearchContext context = nodes.context();
    context.visit(ply);
    if (position.isTerminal()) {
      context.countTerminal();
      return;
    }
    int move = position.mustPass()
        ? Reversi.PASS
        : search.moveWorth(value, position.own(), position.opponent());
    nodes.handBack();
    find(position.play(move), -value, ply + 1);
    context.extendLine(ply, move);
  }
}
