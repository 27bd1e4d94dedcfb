package example.chess;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.search.ordering.MoveOrdering;

/**
 * Tries captures that do not lose material before killers, and the others after them. Quiet moves
 * come last.
 */
final class CaptureOrder implements MoveOrdering<Chess> {

  /** More than any quiet move has by its history. */
  private static final int SACRIFICE = 1 << 20;

  @Override
  public void score(Chess node, int ply, int depth, MoveList moves, int[] scores) {
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      int order = Captures.order(node, move);
      if (order > 0) {
        scores[i] += order + (Exchange.gain(node, move) >= 0 ? GAIN : SACRIFICE);
      }
    }
  }
}
