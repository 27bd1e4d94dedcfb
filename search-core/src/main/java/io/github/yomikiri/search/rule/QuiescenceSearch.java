package io.github.yomikiri.search.rule;

import static io.github.yomikiri.game.Score.INFINITY;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.NoisyMoves;
import io.github.yomikiri.search.Limits;
import java.util.Arrays;

/**
 * Quiescence search (Shannon 1950): an evaluator errs in the middle of an exchange. So noisy moves
 * are followed beyond the horizon, until the position is quiet.
 *
 * <p>The side to move may decline all noisy moves. So the evaluator's value is a lower bound,
 * called stand pat, unless the game forbids it. A move that cannot gain enough to reach the window
 * is left out, which is known as delta pruning (Schröder; Heinz 1998). The search is alpha-beta
 * with the window of the node at the horizon. Neither the table nor the orderings take part. A
 * sequence of noisy moves ends at the latest {@code Limits.MAX_DEPTH} plies from the root.
 */
public final class QuiescenceSearch<N extends Node<N>> extends Rule<N> {

  private final NoisyMoves<N> noisyMoves;

  /**
   * Makes the rule.
   *
   * @param noisyMoves lists the moves to be followed
   */
  public QuiescenceSearch(NoisyMoves<N> noisyMoves) {
    this("quiescence " + noisyMoves.getClass().getName(), noisyMoves);
  }

  private QuiescenceSearch(String text, NoisyMoves<N> noisyMoves) {
    super(text, noisyMoves);
    this.noisyMoves = noisyMoves;
  }

  @Override
  public ActiveRule<N> activate(RuleSearch<N> search) {
    return new Active<>(search, noisyMoves);
  }

  @Override
  public <I extends Node<I>> Rule<I> over(IncrementalEvaluator<N, I> evaluator) {
    return new QuiescenceSearch<>(toString(), new IncrementalNoisyMoves<>(noisyMoves, evaluator));
  }

  @Override
  public boolean isQuiescence() {
    return true;
  }

  @Override
  public boolean isAskedAtHorizon() {
    return true;
  }

  private static final class Active<N extends Node<N>> extends ActiveRule<N> {

    private final NoisyMoves<N> noisyMoves;
    private final boolean drawsByRule;
    private MoveList[] lists = new MoveList[0];

    Active(RuleSearch<N> search, NoisyMoves<N> noisyMoves) {
      super(search);
      this.noisyMoves = noisyMoves;
      drawsByRule = search.drawsByRule();
    }

    @Override
    public int beforeMoves(N node, int depth, int alpha, int beta, int ply) {
      return depth > 0 ? OPEN : value(node, alpha, beta, ply);
    }

    /** Returns the value of a node at the horizon or beyond, fail-soft. */
    private int value(N node, int alpha, int beta, int ply) {
      // 1. A finished game has an exact value.
      search.context().visit(ply);
      if (node.isTerminalLeaf()) {
        search.context().countTerminal();
        return search.terminalScore(node, ply);
      }
      // The path is not asked: who wins by noisy moves alone also wins at the first occurrence.
      if (drawsByRule && search.context().isDrawn(node)) {
        search.context().countTerminal();
        return 0;
      }
      // 2. Stand pat.
      search.context().countEvaluation();
      boolean last = ply >= Limits.MAX_DEPTH;
      int standPat = last || noisyMoves.mayDecline(node) ? search.evaluate(node) : -INFINITY;
      if (standPat >= beta || last) {
        return standPat;
      }
      // 3. Follow the noisy moves that can gain enough.
      int best = standPat;
      MoveList moves = list(ply);
      noisyMoves.list(node, moves);
      if (best == -INFINITY && moves.isEmpty()) {
        throw new IllegalStateException(noisyMoves.getClass().getName()
            + " lists no move in a position in which the side to move may not decline.\n" + node);
      }
      for (int i = 0; i < moves.size() && best < beta; i++) {
        int move = moves.get(i);
        long reach =
            standPat == -INFINITY ? INFINITY : (long) standPat + noisyMoves.gain(node, move);
        if (reach <= Math.max(alpha, best)) {
          best = (int) Math.max(best, reach);
          continue;
        }
        int floor = Math.max(alpha, best);
        N child = node.play(move);
        int score = child.movesAgain()
            ? value(child, floor, beta, ply + 1)
            : -value(child, -beta, -floor, ply + 1);
        if (score > best) {
          best = score;
          if (score > alpha) {
            search.context().extendLine(ply, move);
          }
        }
      }
      return best;
    }

    private MoveList list(int ply) {
      if (ply >= lists.length) {
        int known = lists.length;
        lists = Arrays.copyOf(lists, ply + 16);
        for (int i = known; i < lists.length; i++) {
          lists[i] = new MoveList();
        }
      }
      lists[ply].clear();
      return lists[ply];
    }
  }
}
