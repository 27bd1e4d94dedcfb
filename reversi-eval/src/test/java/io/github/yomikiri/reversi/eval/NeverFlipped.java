package io.github.yomikiri.reversi.eval;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.reversi.Reversi;
import java.util.Map;

/** Finds by trying all continuations which discs are never flipped again. */
final class NeverFlipped {

  private NeverFlipped() {}

  /**
   * Returns the discs of both sides that keep their color until the end, however the game
   * continues.
   */
  static long find(Reversi node, Map<Reversi, Long> known) {
    Long before = known.get(node);
    if (before != null) {
      return before;
    }
    long kept = node.dark() | node.light();
    MoveList moves = new MoveList();
    node.moves(moves);
    for (int i = 0; i < moves.size(); i++) {
      Reversi child = node.play(moves.get(i));
      long sameColour = node.dark() & child.dark() | node.light() & child.light();
      kept &= sameColour & find(child, known);
    }
    known.put(node, kept);
    return kept;
  }
}
