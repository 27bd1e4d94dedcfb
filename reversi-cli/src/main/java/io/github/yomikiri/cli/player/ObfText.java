package io.github.yomikiri.cli.player;

import io.github.yomikiri.play.PositionText;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.notation.ObfPosition;

/** Positions as files have them: whole lines in OBF. */
final class ObfText implements PositionText<Reversi> {

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
    return ObfPosition.of(position).format();
  }

  @Override
  public boolean isFirstToMove(Reversi position) {
    return position.sideToMove() == Side.DARK;
  }
}
