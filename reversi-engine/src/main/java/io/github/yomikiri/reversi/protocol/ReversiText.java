package io.github.yomikiri.reversi.protocol;

import io.github.yomikiri.play.PositionText;
import io.github.yomikiri.play.uci.UciServer;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.notation.ObfPosition;

/**
 * The positions of the protocol UCI: the squares rank by rank, a blank, and the side to move, as at
 * the beginning of a line in OBF. The number of squares says how large the board is. Dark begins
 * the game, so Dark is the side that UCI calls White. A pass is a move like others, {@code --}. The
 * margin of a win counts, so a server is {@linkplain UciServer#withoutMates without mates}.
 *
 * <p>Safe for use by several threads.
 */
public final class ReversiText implements PositionText<Reversi> {

  /** Makes the texts, which are the same for all games. */
  public ReversiText() {}

  @Override
  public Reversi start() {
    return Reversi.start();
  }

  @Override
  public Reversi read(String text) {
    return ObfPosition.parse(text).position();
  }

  @Override
  public String write(Reversi position) {
    return ObfPosition.of(position).format().replace(";", "");
  }

  @Override
  public boolean isFirstToMove(Reversi position) {
    return position.sideToMove() == Side.DARK;
  }
}
