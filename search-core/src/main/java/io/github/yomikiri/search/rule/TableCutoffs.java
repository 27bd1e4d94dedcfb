package io.github.yomikiri.search.rule;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.table.TableEntry;

/**
 * Enhanced transposition cutoffs (Schaeffer and Plaat 1996): before a node's moves are searched,
 * the table is asked about all positions after them. The search may have met one of these on
 * another path and found it good enough. The node then needs no search.
 *
 * <p>The price is a move and a probe for each child, so the rule pays only where much is below.
 */
public final class TableCutoffs<N extends Node<N>> extends TableRule<N> {

  /**
   * Makes the rule.
   *
   * @param minDepth the minimum remaining depth, in plies
   */
  public TableCutoffs(int minDepth) {
    super("table cutoffs", minDepth, 2);
  }

  @Override
  ActiveRule<N> activate(RuleSearch<N> search, int depth) {
    return new Active<>(search, depth);
  }

  private static final class Active<N extends Node<N>> extends ActiveRule<N> {

    private final int minDepth;

    Active(RuleSearch<N> search, int minDepth) {
      super(search);
      this.minDepth = Math.max(minDepth, search.tableDepth() + 1);
    }

    @Override
    public int withMoves(N node, int depth, int alpha, int beta, int ply) {
      if (depth < minDepth) {
        return OPEN;
      }
      MoveList moves = search.moves(ply);
      for (int i = 0; i < moves.size(); i++) {
        int move = moves.get(i);
        N child = node.play(move);
        // 1. Does the table know that this child is good enough?
        long entry = search.probe(child, depth - 1, ply + 1);
        if (entry == TableEntry.NONE) {
          continue;
        }
        boolean again = child.movesAgain();
        int value = again ? TableEntry.score(entry) : -TableEntry.score(entry);
        if (value < beta || TableEntry.bound(entry) == (again ? Bound.UPPER : Bound.LOWER)) {
          continue;
        }
        // 2. Cut the node.
        if (!TableEntry.isProven(entry)) {
          search.context().countUnprovenCutoff();
        }
        search.close(depth, value, move, alpha, beta, ply);
        return value;
      }
      return OPEN;
    }
  }
}
