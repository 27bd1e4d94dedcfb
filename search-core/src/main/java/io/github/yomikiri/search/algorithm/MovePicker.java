package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.search.ordering.MoveOrdering;
import java.util.Arrays;

/**
 * The moves of one node, which are picked one by one, best first.
 *
 * <p>Scores are fixed when the first move is picked, because many nodes are left before, for
 * example those that a rule cuts. The moves are not sorted. Each {@link #pick} finds the best of
 * the rest, because most cut nodes are left after few moves. Moves with equal scores keep the
 * game's own order.
 */
public final class MovePicker {

  final MoveList moves = new MoveList();
  int[] scores = new int[32];
  boolean scored;
  private final Scoring scoring;
  private final int ply;
  private boolean isWaiting;
  private int depth;
  private int guide = Expander.NO_MOVE;
  private int picked = -1;
  private int last = Expander.NO_MOVE;

  /** Makes a picker that never has a move. */
  MovePicker() {
    this((moves, depth, ply, scores) -> {}, 0);
  }

  /**
   * Makes a picker without moves.
   *
   * @param scoring scores the moves
   * @param ply the distance of its nodes from the root
   */
  MovePicker(Scoring scoring, int ply) {
    this.scoring = scoring;
    this.ply = ply;
  }

  /** Empties the list. */
  void clear() {
    moves.clear();
    scored = false;
    isWaiting = false;
    guide = Expander.NO_MOVE;
    picked(-1, Expander.NO_MOVE);
  }

  /**
   * Has the moves scored when the first is picked.
   *
   * @param nodeDepth the depth to which the node is to be searched
   * @param first the move that the table or the last iteration suggests, or {@code NO_MOVE}
   */
  void order(int nodeDepth, int first) {
    depth = nodeDepth;
    guide = first;
    scored = true;
    isWaiting = true;
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

  /** Returns the move that was picked last, or {@link Expander#NO_MOVE}. */
  int last() {
    return last;
  }

  /** Returns the move that the table or the last iteration suggests, or {@code NO_MOVE}. */
  int guide() {
    return guide;
  }

  private void score() {
    isWaiting = false;
    int size = moves.size();
    if (size > scores.length) {
      scores = new int[2 * size];
    }
    Arrays.fill(scores, 0, size, 0);
    scoring.score(moves, depth, ply, scores);
    int place = guide == Expander.NO_MOVE ? -1 : moves.indexOf(guide);
    if (place >= 0) {
      scores[place] += MoveOrdering.TABLE;
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
    if (isWaiting) {
      score();
    }
    int move = scored ? pickBest(index) : moves.get(index);
    picked(index, move);
    return move;
  }

  private int pickBest(int index) {
    int best = index;
    for (int i = index + 1; i < moves.size(); i++) {
      if (scores[i] > scores[best]) {
        best = i;
      }
    }
    int score = scores[best];
    for (int i = best; i > index; i--) {
      scores[i] = scores[i - 1];
    }
    scores[index] = score;
    return moves.moveForward(best, index);
  }

  /** Scores the moves of a node that is open. */
  interface Scoring {

    /**
     * Adds to the scores of moves.
     *
     * @param moves the node's moves
     * @param depth the depth to which the node is to be searched
     * @param ply the node's distance from the root
     * @param scores the scores, all 0, in the order of the moves
     */
    void score(MoveList moves, int depth, int ply, int[] scores);
  }
}
