package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.MoveList;
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

  MovePicker() {}

  /** Empties the list. */
  void clear() {
    moves.clear();
    scored = false;
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
    return scored ? pickBest(index) : moves.get(index);
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
