package io.github.yomikiri.search.rule;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.NullMove;
import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.search.Limits;

/**
 * Null-move pruning (Beal 1989; Donninger 1993): if a side could pass and would still be good
 * enough, one of its moves will be good enough, too. The pass is searched less deep than a move, so
 * the answer is cheap.
 *
 * <p>The pass is tried only in a null window, and only if the evaluator's value already reaches
 * beta. A side does not pass directly after the other side has passed. Where to move may be a
 * burden, the moves must confirm the cut (Tabibi and Netanyahu 2002). A cut is an estimate, because
 * a pass proves nothing about moves.
 */
public final class NullMovePruning<N extends Node<N>> extends Rule<N> {

  private final NullMove<N> nullMove;
  private final int reduction;
  private final int minDepth;

  /**
   * Makes the rule.
   *
   * @param nullMove plays the pass
   * @param reduction how many plies less deep than a move the pass is searched
   * @param minDepth the minimum remaining depth at which a pass is tried, in plies
   */
  public NullMovePruning(NullMove<N> nullMove, int reduction, int minDepth) {
    this(
        "null move " + reduction + ", " + minDepth + ", " + nullMove.getClass().getName(),
        nullMove,
        reduction,
        minDepth);
    Ranges.between("reduction after a null move", reduction, 1, Limits.MAX_DEPTH);
    checkDepth("null moves", minDepth, 2);
  }

  private NullMovePruning(String text, NullMove<N> nullMove, int reduction, int minDepth) {
    super(text, nullMove);
    this.nullMove = nullMove;
    this.reduction = reduction;
    this.minDepth = minDepth;
  }

  @Override
  public ActiveRule<N> activate(RuleSearch<N> search) {
    return new Active<>(search, nullMove, reduction, minDepth);
  }

  @Override
  public <I extends Node<I>> Rule<I> over(IncrementalEvaluator<N, I> evaluator) {
    NullMove<I> adapted = new NullMove<>() {
      @Override
      public boolean isAllowed(I node) {
        return nullMove.isAllowed(evaluator.plain(node));
      }

      @Override
      public boolean isZugzwangLikely(I node) {
        return nullMove.isZugzwangLikely(evaluator.plain(node));
      }

      @Override
      public I play(I node) {
        return evaluator.enriched(nullMove.play(evaluator.plain(node)));
      }
    };
    return new NullMovePruning<>(toString(), adapted, reduction, minDepth);
  }

  @Override
  public boolean needsNullWindows() {
    return true;
  }

  private static final class Active<N extends Node<N>> extends ActiveRule<N> {

    private final NullMove<N> nullMove;
    private final int reduction;
    private final int minDepth;
    // Per ply, whether the node was reached by a pass, or its moves are to confirm a cut.
    private final boolean[] mustMove = new boolean[Limits.MAX_DEPTH + 2];

    Active(RuleSearch<N> search, NullMove<N> nullMove, int reduction, int minDepth) {
      super(search);
      this.nullMove = nullMove;
      this.reduction = reduction;
      this.minDepth = minDepth;
    }

    @Override
    public int withMoves(N node, int depth, int alpha, int beta, int ply) {
      // 1. Only if there is depth to save, and the position looks good enough.
      if (depth < minDepth
          || beta - alpha != 1
          || mustMove[ply]
          || !nullMove.isAllowed(node)
          || search.evaluate(node) < beta) {
        return OPEN;
      }
      // 2. Pass.
      long estimates = search.context().estimates();
      int shallow = Math.max(0, depth - 1 - reduction);
      if (pass(node, shallow, beta, ply) < beta) {
        search.context().discardEstimates(estimates);
        search.context().clearLine(ply);
        return OPEN;
      }
      // 3. Have the moves confirm it. They are listed anew, because that search has used the list.
      if (nullMove.isZugzwangLikely(node) && move(node, Math.max(1, shallow), beta, ply) < beta) {
        search.context().discardEstimates(estimates);
        search.context().clearLine(ply);
        return search.open(node, depth, alpha, beta, ply);
      }
      // 4. Cut the node.
      search.context().countUnprovenCutoff();
      search.close(depth, beta, alpha, beta, ply);
      return beta;
    }

    private int pass(N node, int depth, int beta, int ply) {
      search.leaveMoves(ply);
      mustMove[ply + 1] = true;
      try {
        N passed = nullMove.play(node);
        return passed.movesAgain()
            ? search.value(passed, depth, beta - 1, beta, ply + 1)
            : -search.value(passed, depth, -beta, 1 - beta, ply + 1);
      } finally {
        mustMove[ply + 1] = false;
      }
    }

    private int move(N node, int depth, int beta, int ply) {
      mustMove[ply] = true;
      try {
        return search.again(node, depth, beta - 1, beta, ply);
      } finally {
        mustMove[ply] = false;
      }
    }
  }
}
