package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.search.ordering.MoveOrdering;
import java.util.Arrays;

/**
 * The moves of one node, which are picked one by one, best first.
 *
 * <p>Scores are fixed when the node is opened. The moves are not sorted. Each {@link #pick} finds
 * the best of the rest, because most cut nodes are left after few moves. Moves with equal scores
 * keep the game's own order.
 */
public final class MovePicker {

  final MoveList moves = new MoveList();
  int[] scores = new int[32];
  boolean scored;
  private boolean guided;
  private int picked = -1;
  private int last = Expander.NO_MOVE;

  MovePicker() {}

  /** Empties the list. */
  void clear() {
    moves.clear();
    scored = false;
    guided = false;
    picked(-1, Expander.NO_MOVE);
  }

  /** Sets the move that is being searched, and how many moves were picked before it. */
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

  /** Puts a move first, because the table or the last iteration suggests it. */
  void guide(int place) {
    scores[place] += MoveOrdering.TABLE;
    guided = true;
  }

  /** Returns whether the table or the last iteration has suggested a move. */
  boolean isGuided() {
    return guided;
  }

  /** Sets all scores to 0 and returns them. */
  int[] startScoring() {
    int size = moves.size();
    if (size > scores.length) {
      scores = new int[2 * size];
    }
    Arrays.fill(scores, 0, size, 0);
    scored = true;
    return scores;
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
}
