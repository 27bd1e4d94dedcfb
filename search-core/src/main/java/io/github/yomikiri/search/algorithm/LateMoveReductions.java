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

  private final int minDepth;
  private final int whole;

  LateMoveReductions(int minDepth, int whole) {
    super("late move reductions " + minDepth + ", " + whole);
    if (whole < 1) {
      throw new IllegalArgumentException(
          "number of moves searched to the whole depth " + whole + " is less than 1");
    }
    this.minDepth = checkDepth("late-move reductions", minDepth, 3);
    this.whole = whole;
  }

  @Override
  ActiveRule<N> activate(RuleSearch<N> search) {
    return new Active<>(search, minDepth, whole);
  }

  @Override
  public <I extends Node<I>> NodeRule<I> over(IncrementalEvaluator<N, I> evaluator) {
    return new LateMoveReductions<>(minDepth, whole);
  }

  @Override
  protected boolean needsNullWindows() {
    return true;
  }

  private static final class Active<N extends Node<N>> extends ActiveRule<N> {

    private final int minDepth;
    private final int whole;

    Active(RuleSearch<N> search, int minDepth, int whole) {
      super(search);
      this.minDepth = minDepth;
      this.whole = whole;
    }

    @Override
    int beforeMoves(N node, int depth, int alpha, int beta, int ply) {
      // 1. Only after late moves, in a null window, and not within the search of step 2.
      if (depth < minDepth || beta - alpha != 1 || search.isAgain(ply)) {
        return OPEN;
      }
      int earlier = search.inner.moves(ply - 1).picked();
      if (earlier < whole) {
        return OPEN;
      }
      // 2. Is the position after the move good enough for the opponent, by a search less deep?
      long estimates = search.context.estimates();
      int reduction = earlier < VERY_LATE * whole ? 1 : 2;
      int value = search.again(node, depth - reduction, alpha, beta, ply);
      if (value >= beta) {
        return value;
      }
      // 3. The move may be better than the best one. The whole search replaces the answer.
      search.context.discardEstimates(estimates);
      return OPEN;
    }
  }
}
