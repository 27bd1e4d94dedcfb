package io.github.yomikiri.search.rule;

import static io.github.yomikiri.search.table.TableEntry.NO_MOVE;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.NoisyMoves;
import io.github.yomikiri.search.Limits;
import org.jspecify.annotations.Nullable;

/**
 * Futility pruning for a game with noisy moves, whose values change at once. In such a game a node
 * that looks hopeless may be one capture from a good value, so single moves are cut (Heinz 1998).
 * Near the horizon, a move is left out if the most that it can gain does not reach the window. A
 * node that is too good is cut as a whole, by static null-move pruning.
 *
 * <p>Where the side to move may not decline, as in check, nothing is cut. So a move that gives
 * check is searched. Only null windows are cut, and a cut counts as an evaluated leaf, as in
 * {@link FutilityPruning}.
 *
 * <p>A move is cut at the position after it, so no algorithm has to know about it.
 */
public final class MoveFutility<N extends Node<N>> extends Rule<N> {

  private final NoisyMoves<N> noisyMoves;
  private final int[] margins;

  /**
   * Makes the rule.
   *
   * @param noisyMoves what each move can gain
   * @param margins how much else the value can change one ply before the horizon, two plies and so
   *     on
   */
  public MoveFutility(NoisyMoves<N> noisyMoves, int... margins) {
    this(
        FutilityPruning.text(margins) + ", " + noisyMoves.getClass().getName(),
        noisyMoves,
        FutilityPruning.checked(margins));
  }

  private MoveFutility(String text, NoisyMoves<N> noisyMoves, int... margins) {
    super(text, noisyMoves);
    this.noisyMoves = noisyMoves;
    this.margins = margins;
  }

  @Override
  public ActiveRule<N> activate(RuleSearch<N> search) {
    return new Active<>(search, noisyMoves, margins);
  }

  @Override
  public <I extends Node<I>> Rule<I> over(IncrementalEvaluator<N, I> evaluator) {
    return new MoveFutility<>(
        toString(), new IncrementalNoisyMoves<>(noisyMoves, evaluator), margins);
  }

  @Override
  public boolean needsNullWindows() {
    return true;
  }

  @Override
  public boolean isAskedAtHorizon() {
    return true;
  }

  private static final class Active<N extends Node<N>> extends ActiveRule<N> {

    private final NoisyMoves<N> noisyMoves;
    private final int[] margins;

    // Per ply, the node whose moves may be left out, or null, and its value.
    private final @Nullable N[] nodes;
    private final int[] values = new int[Limits.MAX_DEPTH + 1];

    @SuppressWarnings({"unchecked", "rawtypes"})
    Active(RuleSearch<N> search, NoisyMoves<N> noisyMoves, int... margins) {
      super(search);
      this.noisyMoves = noisyMoves;
      this.margins = margins;
      nodes = (N[]) new Node[Limits.MAX_DEPTH + 1];
    }

    @Override
    public int beforeMoves(N node, int depth, int alpha, int beta, int ply) {
      nodes[ply] = null;
      if (depth > margins.length || !search.asksForEstimate(alpha, beta)) {
        return OPEN;
      }
      // 1. Is the move that led here too weak, and the node quiet?
      long best = depth == margins.length ? Long.MAX_VALUE : reach(ply - 1, margins[depth]);
      boolean again = node.movesAgain();
      boolean isWeak = again ? best <= alpha : -best >= beta;
      if (depth == 0 && !isWeak || !noisyMoves.mayDecline(node) || node.isTerminalLeaf()) {
        return OPEN;
      }
      if (isWeak) {
        return search.estimated((int) (again ? best : -best), ply);
      }
      // 2. Is the node too good?
      int value = search.evaluate(node);
      int margin = margins[depth - 1];
      if (value - margin >= beta) {
        return search.estimated(value - margin, ply);
      }
      // 3. The moves of this node may be left out.
      nodes[ply] = node;
      values[ply] = value;
      return OPEN;
    }

    /** Returns the most that the move just made reaches, from the view of the side that made it. */
    private long reach(int ply, int margin) {
      N node = nodes[ply];
      int move = search.move(ply);
      if (node == null || move == NO_MOVE) {
        return Long.MAX_VALUE;
      }
      long most = (long) values[ply] + noisyMoves.gain(node, move) + margin;
      return Math.max(-search.maxEstimate(), most);
    }
  }
}
