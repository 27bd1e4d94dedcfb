package io.github.yomikiri.play.match;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;

/**
 * A game in which each move adds 0, 1 or 2 to the mover's sum, for a number of plies. The larger
 * sum wins by the difference.
 */
record Bids(int left, int own, int other) implements Node<Bids> {

  static Bids start(int plies) {
    return new Bids(plies, 0, 0);
  }

  @Override
  public void moves(MoveList out) {
    for (int bid = 0; bid <= 2 && left > 0; bid++) {
      out.add(bid);
    }
  }

  @Override
  public Bids play(int move) {
    return new Bids(left - 1, other, own + move);
  }

  @Override
  public int terminalScore() {
    return own - other;
  }

  @Override
  public long key() {
    return Hash64.of(left, own, other);
  }
}
