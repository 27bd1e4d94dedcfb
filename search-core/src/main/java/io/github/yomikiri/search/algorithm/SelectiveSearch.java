package io.github.yomikiri.search.algorithm;

import static io.github.yomikiri.game.Score.INFINITY;
import static io.github.yomikiri.search.algorithm.Expander.NO_MOVE;
import static io.github.yomikiri.search.algorithm.Expander.OPEN;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.NullMove;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.distance.EstimateRange;
import org.jspecify.annotations.Nullable;

/**
 * Principal variation search with what a {@link Selection} says. It cuts by static null-move
 * pruning and by null moves (Donninger 1993). Late moves are left out near the horizon, or reduced
 * (Romstad 2006). Some moves are searched deeper, and nodes without a move to try first less deep.
 */
final class SelectiveSearch<N extends Node<N>> extends ExpanderSearch<N> {

  /** The lack of a node at which no estimate counts, so that all moves are searched. */
  private static final int WHOLE = Integer.MIN_VALUE;

  private final Selection<N> selection;
  private final boolean hasTable;
  private final @Nullable NullMove<N> pass;
  private final Evaluator<N> evaluator;
  private final EstimateRange estimateRange;
  private final int maxEstimate;
  // Per ply: by how much the node's estimate is below the window; whether a move is expected to be
  // good enough; and whether the node was reached by a pass.
  private final int[] lacks = new int[Limits.MAX_DEPTH + 2];
  private final boolean[] cuts = new boolean[Limits.MAX_DEPTH + 2];
  private final boolean[] passed = new boolean[Limits.MAX_DEPTH + 2];
  private SearchContext context;

  SelectiveSearch(
      Expander<N> expander, Composition<N> parts, Selection<N> selection, SearchContext idle) {
    super(expander);
    this.selection = selection;
    hasTable = parts.hasTable();
    pass = selection.nullMove().orElse(null);
    evaluator = parts.evaluator();
    estimateRange = parts.estimateRange();
    maxEstimate = estimateRange.max();
    context = idle;
  }

  @Override
  void beginSelection(SearchContext newContext) {
    context = newContext;
  }

  @Override
  public int value(N node, int depth, int alpha, int beta, int ply) {
    // 1. A leaf, a position that the table knows, or a node that is good enough.
    int known = enter(node, depth, alpha, beta, ply);
    if (known != OPEN) {
      return known;
    }
    MovePicker<N> moves = expander.moves(ply);
    int plies = depthOf(moves, depth, ply);
    int lack = lacks[ply];
    int count = moves.size();
    int floor = alpha;
    int best = -INFINITY;
    int bestMove = NO_MOVE;
    boolean isWhole = true;
    for (int i = 0; i < count; i++) {
      // 2. Leave out a late move, unless all moves so far lose. The moves after it are mostly left
      // out, too, so to find the best of them would cost more than it saves.
      int move = isWhole ? moves.pick(i) : moves.next(i);
      if (i > 0
          && lack != WHOLE
          && best >= -maxEstimate
          && selection.leavesOut(node, move, plies, i, lack)) {
        isWhole = false;
        continue;
      }
      // 3. Search the first move with the whole window, and others as late moves.
      N child = node.play(move);
      int less = less(node, move, child, plies, i, ply);
      int below = plies - 1 - Math.min(0, less);
      expect(i, beta - floor == 1, ply);
      int score = i == 0
          ? below(child, below, floor, beta, ply + 1)
          : late(child, below, less, floor, beta, ply + 1);
      expander.scored(move, score, floor, beta, ply);
      // 4. Keep the best move so far, and stop at a cutoff.
      if (score > best) {
        best = score;
        bestMove = move;
        if (score > floor) {
          floor = score;
          expander.improved(move, ply);
          if (score >= beta) {
            expander.cutoff(move, depth, i, ply);
            break;
          }
        }
      }
    }
    // 5. A move that was left out may be better than the others, but hardly than alpha.
    if (!isWhole && best < beta) {
      context.countUnprovenCutoff();
      best = Math.max(best, alpha);
    }
    expander.close(plies, best, best > alpha ? bestMove : moves.guide(), alpha, beta, ply);
    return best;
  }

  @Override
  int enter(N node, int depth, int alpha, int beta, int ply) {
    boolean isEstimated = depth > 0
        && ply > 0
        && beta - alpha == 1
        && alpha >= -maxEstimate
        && beta <= maxEstimate
        && !node.isTerminal()
        && !selection.isInDanger(node);
    if (!isEstimated) {
      int known = expander.open(node, depth, alpha, beta, ply);
      // A rule may have searched this node with another window.
      lacks[ply] = WHOLE;
      return known;
    }
    // 1. Is the node good enough, even if its value falls?
    int estimate = estimateRange.evaluate(evaluator, node);
    int margin = selection.margin(node, depth);
    if (margin != Selection.NO_MARGIN && estimate - margin >= beta) {
      context.visit(ply);
      context.countEvaluation();
      return estimate - margin;
    }
    // 2. Does the table know it?
    int known = expander.open(node, depth, alpha, beta, ply);
    if (known != OPEN) {
      return known;
    }
    // 3. Is it good enough, even if its side passes?
    NullMove<N> game = pass;
    if (game != null && depth > 1 && estimate >= beta && mayPass(game, node, ply)) {
      int value = passed(game.play(node), depth, beta, ply);
      if (value >= beta) {
        context.countUnprovenCutoff();
        return beta;
      }
    }
    lacks[ply] = alpha - estimate;
    return OPEN;
  }

  private boolean mayPass(NullMove<N> game, N node, int ply) {
    return !passed[ply] && game.isAllowed(node);
  }

  private int passed(N after, int depth, int beta, int ply) {
    long estimates = context.estimates();
    expander.moves(ply).picked(-1, NO_MOVE);
    passed[ply + 1] = true;
    cuts[ply + 1] = false;
    int value;
    try {
      int plies = Math.max(0, depth - 1 - selection.passReduction(depth));
      value = below(after, plies, beta - 1, beta, ply + 1);
    } finally {
      passed[ply + 1] = false;
    }
    context.discardEstimates(estimates);
    context.clearLine(ply);
    return value;
  }

  @Override
  int depthOf(MovePicker<N> moves, int depth, int ply) {
    return hasTable && moves.guide() == NO_MOVE && depth > 1 && ply > 0
        ? depth - selection.unguidedReduction(depth)
        : depth;
  }

  @Override
  int less(N node, int move, N child, int depth, int earlier, int ply) {
    int less = selection.reduction(node, move, child, depth, earlier, cuts[ply]);
    // No search is deeper than the deepest horizon.
    return Math.max(less, ply + depth - Limits.MAX_DEPTH);
  }

  @Override
  void expect(int earlier, boolean isNullWindow, int ply) {
    cuts[ply + 1] = isNullWindow ? !cuts[ply] : earlier > 0;
  }

  /** Searches a move after the first: less deep, then with a null window, then with the whole. */
  private int late(N child, int depth, int less, int floor, int beta, int ply) {
    if (less > 0) {
      long estimates = context.estimates();
      int score = below(child, Math.max(0, depth - less), floor, floor + 1, ply);
      if (score <= floor) {
        return score;
      }
      context.discardEstimates(estimates);
    }
    int score = below(child, depth, floor, floor + 1, ply);
    if (score > floor && score < beta) {
      expander.reSearched();
      cuts[ply] = false;
      score = below(child, depth, floor, beta, ply);
    }
    return score;
  }

  /** Returns the value of the position after a move, from the view of the side that made it. */
  private int below(N child, int depth, int alpha, int beta, int ply) {
    return child.movesAgain()
        ? value(child, depth, alpha, beta, ply)
        : -value(child, depth, -beta, -alpha, ply);
  }
}
