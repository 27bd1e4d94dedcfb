package io.github.yomikiri.reversi.eval;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.testkit.DrawingContract;
import java.util.List;

/** Tests that the drawings of Reversi's boards pass the contract. */
class DrawingContractTest implements DrawingContract<Reversi> {

  @Override
  public List<Reversi> positions() {
    return List.of(Reversi.start(), Reversi.start(6), Reversi.start(4));
  }

  /** A few games are enough, because all of them see most squares taken by both sides. */
  @Override
  public int walks() {
    return 3;
  }

  @Override
  public Drawing<Reversi> drawing(Reversi position) {
    return position.board().drawing();
  }
}
