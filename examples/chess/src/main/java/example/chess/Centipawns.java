package example.chess;

import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.Unit;

/** Hundredths of a pawn. A won game is worth more than any number of pawns. */
enum Centipawns implements Unit<Chess> {
  UNIT;

  @Override
  public int terminalScore(Chess node) {
    return Score.WIN * node.terminalScore();
  }

  @Override
  public int maxScore(Chess node) {
    return Score.WIN;
  }

  @Override
  public int scale() {
    return 100;
  }
}
