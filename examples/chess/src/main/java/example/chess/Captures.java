package example.chess;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.NoisyMoves;

/**
 * The moves that a search follows beyond its horizon: captures that do not lose material, and
 * promotions to a queen. In check, all moves.
 */
final class Captures implements NoisyMoves<Chess> {

  /** What a capture may change besides material, in hundredths of a pawn. */
  private static final int MARGIN = 150;

  @Override
  public void list(Chess node, MoveList out) {
    int first = out.size();
    if (node.isCheck()) {
      Moves.all(node, out);
    } else {
      MoveList all = new MoveList();
      Moves.noisy(node, all);
      for (int i = 0; i < all.size(); i++) {
        int move = all.get(i);
        int promotion = Moves.promotion(move);
        if ((promotion == 0 || promotion == Chess.QUEEN) && isSafe(node, move)) {
          out.add(move);
        }
      }
    }
    for (int i = first; i < out.size(); i++) {
      int best = i;
      for (int j = i + 1; j < out.size(); j++) {
        best = order(node, out.get(j)) > order(node, out.get(best)) ? j : best;
      }
      out.moveForward(best, i);
    }
  }

  @Override
  public boolean mayDecline(Chess node) {
    return !node.isCheck();
  }

  /** Returns the captured piece's value, and a margin for what else changes. */
  @Override
  public int gain(Chess node, int move) {
    int promotion = Moves.promotion(move);
    return Exchange.value(Moves.captured(move))
        + (promotion == 0 ? 0 : Exchange.value(promotion) - Exchange.value(Chess.PAWN))
        + MARGIN;
  }

  /** Returns whether a move captures or promotes. */
  static boolean isCapture(int move) {
    return Moves.captured(move) != 0 || Moves.promotion(move) != 0;
  }

  @Override
  public boolean isNoisy(Chess node, int move) {
    return isCapture(move);
  }

  /** Returns whether a capture or promotion loses no material. */
  static boolean isSafe(Chess node, int move) {
    int taken = Moves.captured(move);
    return Moves.promotion(move) == 0 && taken >= node.kind(Moves.from(move))
        || Exchange.gain(node, move) >= 0;
  }

  /** Returns a greater number for a greater victim, and for a lesser piece that takes it. */
  static int order(Chess node, int move) {
    int taken = Exchange.value(Moves.captured(move)) + Exchange.value(Moves.promotion(move));
    return taken == 0 ? 0 : 16 * taken - node.kind(Moves.from(move));
  }
}
