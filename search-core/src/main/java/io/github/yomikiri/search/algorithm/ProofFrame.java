package io.github.yomikiri.search.algorithm;

import static io.github.yomikiri.game.Score.INFINITY;
import static io.github.yomikiri.search.algorithm.Expander.NO_MOVE;

import java.util.Arrays;

/**
 * An open node of {@link ProofNumberSearch}: its moves with the numbers of the positions after
 * them, and what follows for the node itself.
 *
 * <p>The numbers of a position are from the view of the opponent, who is to move there. So a move
 * proves the node if its position is disproven, and the other way round. Where the same side moves
 * again, phi and delta have changed their places.
 */
final class ProofFrame {

  int size;
  int[] moves = new int[32];
  long[] keys = new long[32];
  int[] phis = new int[32];
  int[] deltas = new int[32];

  /** The maximum score of the moves that are solved, from the view of the node, and its move. */
  int best;

  int bestMove;

  /** The number of the move with which {@link #weigh} ends, and the node's own numbers. */
  int next;

  int phi;
  int delta;

  /** The minimum delta of the moves other than {@link #next}. */
  private int second;

  /** The maximum phi. */
  private int hardest;

  /** Begins a node with moves whose positions are unknown. */
  void begin(MovePicker<?> picker) {
    size = picker.size();
    if (size > moves.length) {
      int room = 2 * size;
      moves = new int[room];
      keys = new long[room];
      phis = new int[room];
      deltas = new int[room];
    }
    for (int i = 0; i < size; i++) {
      moves[i] = picker.pick(i);
    }
    Arrays.fill(phis, 0, size, 1);
    Arrays.fill(deltas, 0, size, 1);
    best = -INFINITY;
    bestMove = NO_MOVE;
  }

  void set(int index, int newPhi, int newDelta) {
    phis[index] = newPhi;
    deltas[index] = newDelta;
  }

  /**
   * Sums up the moves. The node is proven by one move, so the cheapest one counts. It is disproven
   * if all moves fail: the hardest one counts, and each other open move one more (weak proof-number
   * search; Ueda, Hashimoto, Hashimoto and Iida 2008). The sum of all would count a leaf once for
   * each way that leads to it.
   */
  void weigh() {
    int least = ProofTable.INFINITY;
    int open = 0;
    next = 0;
    second = ProofTable.INFINITY;
    hardest = 0;
    for (int i = 0; i < size; i++) {
      if (phis[i] > 0) {
        open++;
        hardest = Math.max(hardest, phis[i]);
      }
      int each = deltas[i];
      if (each < least) {
        second = least;
        least = each;
        next = i;
      } else if (each < second) {
        second = each;
      }
    }
    phi = least;
    delta = open == 0 ? 0 : Math.min(hardest + open - 1, ProofTable.INFINITY - 1);
  }

  /** Returns the phi at which the next move's position is left, if the node is left at a delta. */
  int maxPhi(int nodesDelta) {
    return nodesDelta == ProofTable.INFINITY ? nodesDelta : nodesDelta - delta + hardest;
  }

  /**
   * Returns the delta at which the next move's position is left, if the node is left at a phi. It
   * is a quarter more than that of the second move. Without this quarter, the search would return
   * to a node after each few nodes below it.
   */
  int maxDelta(int nodesPhi) {
    return Math.min(nodesPhi, Math.min(second + second / 4 + 1, ProofTable.INFINITY));
  }
}
