package io.github.yomikiri.search.rule;

import static io.github.yomikiri.search.table.TableEntry.NO_MOVE;

import io.github.yomikiri.game.Node;

/**
 * Internal iterative deepening (Scott 1969): a node without a move from the table is first searched
 * less deep. The table then has a move, which is tried first in the deep search.
 *
 * <p>Iterative deepening at the root provides such moves for most nodes. So the rule pays where the
 * table has lost them, or where the search gets to nodes that the last iteration did not visit.
 */
public final class InternalDeepening<N extends Node<N>> extends TableRule<N> {

  /** How many plies less deep the first search is. */
  private static final int REDUCTION = 2;

  /**
   * Makes the rule.
   *
   * @param minDepth the minimum remaining depth, in plies
   */
  public InternalDeepening(int minDepth) {
    super("internal deepening", minDepth, 3);
  }

  @Override
  ActiveRule<N> activate(RuleSearch<N> search, int depth) {
    return new Active<>(search, depth);
  }

  private static final class Active<N extends Node<N>> extends ActiveRule<N> {

    private final int minDepth;

    Active(RuleSearch<N> search, int minDepth) {
      super(search);
      this.minDepth = Math.max(minDepth, search.tableDepth() + REDUCTION);
    }

    @Override
    public int withMoves(N node, int depth, int alpha, int beta, int ply) {
      if (depth < minDepth || search.guide(ply) != NO_MOVE) {
        return OPEN;
      }
      long estimates = search.context().estimates();
      search.value(node, depth - REDUCTION, alpha, beta, ply);
      search.context().discardEstimates(estimates);
      search.context().clearLine(ply);
      return search.open(node, depth, alpha, beta, ply);
    }
  }
}
