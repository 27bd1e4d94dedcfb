package example.chess;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.search.ordering.MoveOrdering;

/** Tries captures that do not lose material before killers, and the others after all moves. */
final class CaptureOrder implements MoveOrdering<Chess> {

  /** Less than any quiet move has by its history. */
  private static final int SACRIFICE = -(1 << 20);

  /** Returns what a quiet move is for the history: the piece of its side, and where it goes. */
  static int kind(Chess node, int move) {
    if (Captures.isCapture(move)) {
      return -1;
    }
    int piece = node.kind(Moves.from(move)) + (node.isWhite() ? 0 : 7);
    return piece << 6 | Moves.to(move);
  }

  @Override
  public void score(Chess node, int ply, int depth, MoveList moves, int[] scores) {
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      int order = Captures.order(node, move);
      if (order > 0) {
        scores[i] += order + (Captures.isSafe(node, move) ? GAIN : SACRIFICE);
      }
    }
  }
}
