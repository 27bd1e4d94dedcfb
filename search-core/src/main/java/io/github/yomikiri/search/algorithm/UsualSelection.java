package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.NoisyMoves;

/**
 * The numbers of {@link Selection#usual}.
 *
 * @param step how far one quiet move may change a value; {@link Selection#NO_MARGIN} if unknown
 */
record UsualSelection<N extends Node<N>>(NoisyMoves<N> noisyMoves, int step)
    implements Selection<N> {

  /** Margins are multiples of the step to this depth. */
  private static final int MARGIN_DEPTH = 6;

  /** Moves are left out to this depth. */
  private static final int LATE_DEPTH = 4;

  /** This many moves are never left out, and never reduced. */
  private static final int FIRST = 3;

  private static final int REDUCED_DEPTH = 3;

  /** From this depth on, a node is searched less deep if no move is known to try first. */
  private static final int GUIDED_DEPTH = 4;

  private static final int TABLE = 64;
  private static final int[] PLIES = new int[TABLE * TABLE]; // By depth and place.

  static {
    for (int depth = 1; depth < TABLE; depth++) {
      for (int earlier = 1; earlier < TABLE; earlier++) {
        PLIES[TABLE * depth + earlier] = (int) (0.75 + Math.log(depth) * Math.log(earlier) / 1.8);
      }
    }
  }

  @Override
  public boolean isInDanger(N node) {
    return !noisyMoves.mayDecline(node);
  }

  @Override
  public int margin(N node, int depth) {
    return depth <= MARGIN_DEPTH && step != NO_MARGIN ? step * (depth - 1) + step / 4 : NO_MARGIN;
  }

  @Override
  public int unguidedReduction(int depth) {
    return depth >= GUIDED_DEPTH ? 1 : 0;
  }

  @Override
  public boolean leavesOut(N node, int move, int depth, int earlier, int lack) {
    return depth <= LATE_DEPTH
        && (earlier >= FIRST + depth * depth || lack / depth >= step)
        && !noisyMoves.isNoisy(node, move);
  }

  @Override
  public int reduction(N node, int move, N child, int depth, int earlier, boolean isCut) {
    if (earlier < FIRST
        || depth < REDUCED_DEPTH
        || noisyMoves.isNoisy(node, move)
        || isInDanger(node)) {
      return 0;
    }
    return PLIES[TABLE * Math.min(depth, TABLE - 1) + Math.min(earlier, TABLE - 1)];
  }
}
