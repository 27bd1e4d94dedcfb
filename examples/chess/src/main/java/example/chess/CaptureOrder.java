package example.chess;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.search.ordering.MoveOrdering;

/** Tries captures that do not lose material first, and those that lose material last. */
final class CaptureOrder implements MoveOrdering<Chess> {

  /** More than any killer has. */
  private static final int GOOD = KILLER + (1 << 27);

  @Override
  public void score(Chess node, int ply, int depth, MoveList moves, int[] scores) {
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      int order = Captures.order(node, move);
      if (order > 0) {
        scores[i] += Exchange.gain(node, move) >= 0 ? GOOD + order : order - KILLER / 2;
      }
    }
  }
}
