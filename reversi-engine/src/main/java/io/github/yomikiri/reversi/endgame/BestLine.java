package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.SearchContext;

/**
 * Finds the line of best play to the last disc, once the value is known.
 *
 * <p>Null windows leave no principal variation behind. But along it every position has the same exact value, up to the sign,
 * so one asks at each which move has it; the table, still warm, knows most answers, and the best moves to ask about first.
 */
final class BestLine {

  private final NullWindowSearch search;
  private final NodeCounter nodes;

  BestLine(NullWindowSearch search, NodeCounter nodes) {
    this.search = search;
    this.nodes = nodes;
  }

  /**
   * Hands the line from a position on to the context.
   *
   * @param value the position's exact value
   * @param ply how far it is from the root
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
