package io.github.yomikiri.games;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.NoisyMoves;

/** Steps to the last row, which win, and captures. */
record BreakthroughCaptures() implements NoisyMoves<Breakthrough> {

  @Override
  public void list(Breakthrough node, MoveList out) {
    int wins = 0;
    for (long left = node.noisyPieces(); left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      for (int direction = 0; direction < 3; direction++) {
        int move = 3 * from + direction;
        if (node.canMove(from, direction) && isNoisy(node, move)) {
          out.add(move);
          if (node.isGoal(move)) {
            out.moveForward(out.size() - 1, wins++);
          }
        }
      }
    }
  }

  @Override
  public boolean isNoisy(Breakthrough node, int move) {
    return node.isCapture(move) || node.isGoal(move);
  }
}
