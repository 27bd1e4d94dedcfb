package io.github.yomikiri.reversi.kit;

import io.github.yomikiri.play.PositionText;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.ObfPosition;
import io.github.yomikiri.reversi.protocol.ReversiText;

/**
 * Positions as files have them: whole lines in OBF.
 *
 * @param text the texts of UCI, which are parts of these lines
 */
record ObfText(ReversiText text) implements PositionText<Reversi> {

  @Override
  public Reversi start() {
    return text.start();
  }

  @Override
  public Reversi read(String line) {
    return text.read(line);
  }

  @Override
  public String write(Reversi position) {
    return ObfPosition.of(position).format();
  }

  @Override
  public boolean isFirstToMove(Reversi position) {
    return text.isFirstToMove(position);
  }
}
