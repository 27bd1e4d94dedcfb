package io.github.yomikiri.search.rule;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * Futility pruning (Schaeffer 1986; Heinz 1998): near the horizon, a value far outside the window
 * will not come back. Heinz cuts hopeless nodes. This rule also cuts nodes that are too good, which
 * is known as static null-move pruning.
 *
 * <p>Only nodes with a null window are cut. The cut node counts as an evaluated leaf, so nothing
 * that rests on it is called proven. If the margins are true bounds, a cut value is still a bound
 * of the value at this depth.
 */
public final class FutilityPruning<N extends Node<N>> extends Rule<N> {

  private final int[] margins;

  /**
   * Makes the rule.
   *
   * @param margins how much the value can change in one ply, in two plies and so on
   */
  public FutilityPruning(int... margins) {
    super(text(margins), "");
    this.margins = checked(margins);
  }

  static String text(int... margins) {
    return "futility "
        + Arrays.stream(margins).mapToObj(Integer::toString).collect(Collectors.joining(", "));
  }

  /** Returns a copy of margins that are within their range. */
  static int[] checked(int... margins) {
    if (margins.length == 0) {
      throw new IllegalArgumentException("futility pruning needs at least one margin");
    }
    for (int i = 0; i < margins.length; i++) {
      if (margins[i] < 0 || margins[i] > Score.MAX) {
        throw new IllegalArgumentException("futility margin " + margins[i] + " of depth " + (i + 1)
            + " is outside [0, " + Score.MAX + "]");
      }
    }
    return margins.clone();
  }

  @Override
  public ActiveRule<N> activate(RuleSearch<N> search) {
    return new Active<>(search, margins);
  }

  @Override
  public <I extends Node<I>> Rule<I> over(IncrementalEvaluator<N, I> evaluator) {
    return new FutilityPruning<>(margins);
  }

  @Override
  public boolean needsNullWindows() {
    return true;
  }

  private static final class Active<N extends Node<N>> extends ActiveRule<N> {

    private final int[] margins;

    Active(RuleSearch<N> search, int[] margins) {
      super(search);
      this.margins = margins;
    }

    @Override
    public int beforeMoves(N node, int depth, int alpha, int beta, int ply) {
      if (depth == 0
          || depth > margins.length
          || !search.asksForEstimate(alpha, beta)
          || node.isTerminal()) {
        return OPEN;
      }
      int value = search.evaluate(node);
      int margin = margins[depth - 1];
      if (value - margin >= beta) {
        return search.estimated(value - margin, ply);
      }
      return value + margin <= alpha ? search.estimated(value + margin, ply) : OPEN;
    }
  }
}
