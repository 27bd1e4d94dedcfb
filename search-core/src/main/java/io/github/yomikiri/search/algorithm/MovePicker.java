package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.ordering.MoveOrdering;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The moves of one node, which are picked one by one, best first.
 *
 * <p>Scores are fixed when the first move is picked, because many nodes are left before, for
 * example those that a rule cuts. The moves are not sorted. Each {@link #pick} finds the best of
 * the rest, because most cut nodes are left after few moves. Moves with equal scores keep the
 * game's own order.
 *
 * @param <N> the game's node type
 */
public final class MovePicker<N extends Node<N>> {

  final MoveList moves = new MoveList();
  boolean scored;
  private int[] scores = new int[32];
  // The scores, and then the game's own order.
  private long[] orders = new long[32];
  private final @Nullable MoveOrdering<N> ordering;
  private final int orderingDepth;
  // The picker of the node above; null at the root.
  private final @Nullable MovePicker<N> above;
  private final int ply;
  // The node whose moves are ordered, and whether they wait for their scores.
  private @Nullable N node;
  private boolean waiting;
  private int depth;
  private int guide = Expander.NO_MOVE;
  private int picked = -1;
  private int last = Expander.NO_MOVE;

  /**
   * Makes a picker without moves.
   *
   * @param ordering scores the moves; null for the game's own order
   * @param orderingDepth the minimum remaining depth at which the ordering is used
   * @param above the picker of the node above; null at the root
   */
  MovePicker(@Nullable MoveOrdering<N> ordering, int orderingDepth, @Nullable MovePicker<N> above) {
    this.ordering = ordering;
    this.orderingDepth = orderingDepth;
    this.above = above;
    ply = above == null ? 0 : above.ply + 1;
  }

  /** Empties the list. */
  void clear() {
    moves.clear();
    scored = false;
    node = null;
    waiting = false;
    guide = Expander.NO_MOVE;
    picked(-1, Expander.NO_MOVE);
  }

  /**
   * Has the moves scored when the first is picked.
   *
   * @param opened the node
   * @param nodeDepth the remaining depth at the node
   * @param first the move that the table or the last iteration suggests, or {@code NO_MOVE}
   */
  void order(N opened, int nodeDepth, int first) {
    node = opened;
    waiting = true;
    depth = nodeDepth;
    guide = first;
    scored = true;
  }

  /**
   * Sets the move that is being searched, and how many moves were picked before it. For a search
   * that does not pick the move directly before it searches the move. At the node after the move,
   * orderings read the move, and late-move reductions read the number.
   */
  void picked(int index, int move) {
    picked = index;
    last = move;
  }

  /** Returns how many moves were picked before the last one; -1 if none was picked. */
  int picked() {
    return picked;
  }

  /** Returns the move that is being searched; {@code NO_MOVE} if none is. */
  int last() {
    return last;
  }

  /** Returns the move that the table or the last iteration suggests, or {@code NO_MOVE}. */
  int guide() {
    return guide;
  }

  /** Passes on to the ordering, if it has ordered the moves, that a move has reached beta. */
  void cutoff(int nodeDepth, int move, int tried) {
    if (node != null && ordering != null) {
      // Several threads search the moves of a node in another order.
      int place = moves.get(tried) == move ? tried : moves.indexOf(move);
      ordering.cutoff(node, ply, nodeDepth, moves, place);
    }
  }

  private void score(N opened) {
    waiting = false;
    int size = moves.size();
    if (size > scores.length) {
      scores = new int[2 * size];
      orders = new long[2 * size];
    }
    Arrays.fill(scores, 0, size, 0);
    if (ordering != null && depth >= orderingDepth) {
      ordering.reached(ply, above == null ? Expander.NO_MOVE : above.last);
      ordering.score(opened, ply, depth, moves, scores);
    }
    int place = guide == Expander.NO_MOVE ? -1 : moves.indexOf(guide);
    if (place >= 0) {
      scores[place] += MoveOrdering.TABLE;
    }
    for (int i = 0; i < size; i++) {
      orders[i] = (long) scores[i] << 32 | size - i;
    }
  }

  /**
   * Returns the number of moves.
   *
   * @return the number of moves
   */
  public int size() {
    return moves.size();
  }

  /**
   * Returns the best move that was not yet picked. Called with 0, 1, 2, ... in turn.
   *
   * @param index how many moves were picked before
   * @return the move
   */
  public int pick(int index) {
    if (waiting && node != null) {
      score(node);
    }
    int move = scored ? pickBest(index) : moves.get(index);
    picked(index, move);
    return move;
  }

  /** Returns the next move, where the order no longer matters. */
  int next(int index) {
    int move = moves.get(index);
    picked(index, move);
    return move;
  }

  private int pickBest(int index) {
    long[] rest = orders;
    int size = moves.size();
    int best = index;
    long most = rest[index];
    for (int i = index + 1; i < size; i++) {
      if (rest[i] > most) {
        most = rest[i];
        best = i;
      }
    }
    rest[best] = rest[index];
    moves.swap(index, best);
    return moves.get(index);
  }
}
