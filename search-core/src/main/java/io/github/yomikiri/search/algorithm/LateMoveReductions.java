package io.github.yomikiri.search.algorithm;

import static io.github.yomikiri.search.algorithm.Expander.OPEN;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Node;

/**
 * Late-move reductions: with a good ordering, a late move is hardly ever the best one. A search
 * that is less deep is enough to show that it is not.
 *
 * <p>PVS asks about every late move whether it is better than the best one, by a null window on the
 * position after the move. The rule first asks a search that is less deep. If that search answers
 * no, its answer stands. Otherwise the position is searched as if there was no rule. So the rule is
 * about the position after the move, and no algorithm has to know about it.
 *
 * <p>An answer that no estimate has contributed to is proven at any depth. Any other answer is an
 * estimate, so the root is not called solved because of it. The programs Fruit and Glaurung made
 * the rule common (Romstad 2006).
 */
final class LateMoveReductions<N extends Node<N>> extends NodeRule<N> {

  /** Moves this many times as late as the first reduced move are reduced by two plies. */
  private static final int VERY_LATE = 3;

  private final Reduction<N> reduction;

  LateMoveReductions(int minDepth, int whole) {
    this("late move reductions " + minDepth + ", " + whole, "", byPlace(minDepth, whole));
    checkDepth("late-move reductions", minDepth, 3);
    if (whole < 1) {
      throw new IllegalArgumentException(
          "number of moves searched to the whole depth " + whole + " is less than 1");
    }
  }

  LateMoveReductions(Reduction<N> reduction) {
    this("late move reductions " + reduction.getClass().getName(), reduction, reduction);
  }

  private LateMoveReductions(String text, Object rest, Reduction<N> reduction) {
    super(text, rest);
    this.reduction = reduction;
  }

  private static <N extends Node<N>> Reduction<N> byPlace(int minDepth, int whole) {
    return (node, depth, move, earlier) -> {
      if (depth < minDepth || earlier < whole) {
        return 0;
      }
      return earlier < VERY_LATE * whole ? 1 : 2;
    };
  }

  @Override
  ActiveRule<N> activate(RuleSearch<N> search) {
    return new Active<>(search, reduction);
  }

  @Override
  public <I extends Node<I>> NodeRule<I> over(IncrementalEvaluator<N, I> evaluator) {
    return new LateMoveReductions<>(
        toString(),
        reduction,
        (node, depth, move, earlier) ->
            reduction.plies(evaluator.plain(node), depth, move, earlier));
  }

  @Override
  protected boolean needsNullWindows() {
    return true;
  }

  private static final class Active<N extends Node<N>> extends ActiveRule<N> {

    private final Reduction<N> reduction;

    Active(RuleSearch<N> search, Reduction<N> reduction) {
      super(search);
      this.reduction = reduction;
    }

    @Override
    int beforeMoves(N node, int depth, int alpha, int beta, int ply) {
      // 1. Only after late moves, in a null window, and not within the search of step 2.
      if (depth == 0 || beta - alpha != 1 || search.isAgain(ply)) {
        return OPEN;
      }
      MovePicker<N> moves = search.inner.moves(ply - 1);
      int earlier = moves.picked();
      int plies = earlier < 1 ? 0 : reduction.plies(node, depth, moves.last(), earlier);
      if (plies <= 0) {
        return OPEN;
      }
      // 2. Is the position after the move good enough for the opponent, by a search less deep?
      long estimates = search.context.estimates();
      int value = search.again(node, Math.max(0, depth - plies), alpha, beta, ply);
      if (value >= beta) {
        return value;
      }
      // 3. The move may be better than the best one. The whole search replaces the answer.
      search.context.discardEstimates(estimates);
      return OPEN;
    }
  }
}
