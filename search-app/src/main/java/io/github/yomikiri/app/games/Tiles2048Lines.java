package io.github.yomikiri.app.games;

import io.github.yomikiri.games.Tiles2048;
import io.github.yomikiri.seats.SeatedEvaluator;

/**
 * Estimates the final score of 2048: the score so far, and what each row and each column promises.
 * A line is good if it has empty squares and equal neighbors, and if its tiles grow to one end.
 */
final class Tiles2048Lines implements SeatedEvaluator<Tiles2048> {

  private static final int LINES = 1 << 16;

  // In points of the game; found by playing. No board promises less than nothing, so an ordered
  // line
  // must promise something.
  private static final double ORDER = 2_000;
  private static final double EMPTY = 300;
  private static final double PAIR = 700;
  private static final double DISORDER = 10;
  private static final double POWER = 3;

  private static final float[] PROMISES = new float[LINES];

  static {
    for (int line = 0; line < LINES; line++) {
      PROMISES[line] = (float) promise(line);
    }
  }

  private static double promise(int line) {
    double falling = 0;
    double rising = 0;
    int empty = 0;
    int pairs = 0;
    int before = 0;
    for (int i = 0; i < 4; i++) {
      int power = line >>> 4 * i & 0xF;
      empty += power == 0 ? 1 : 0;
      pairs += power != 0 && power == before ? 1 : 0;
      if (i > 0) {
        double step = Math.pow(power, POWER) - Math.pow(before, POWER);
        rising += Math.max(0, step);
        falling += Math.max(0, -step);
      }
      before = power;
    }
    return ORDER + EMPTY * empty + PAIR * pairs - DISORDER * Math.min(falling, rising);
  }

  @Override
  public double evaluate(Tiles2048 position, int seat) {
    long board = position.board();
    double promises = 0;
    for (int i = 0; i < 4; i++) {
      promises += PROMISES[(int) (board >>> 16 * i) & 0xFFFF];
      promises += PROMISES[column(board, i)];
    }
    return Math.min(position.maxScore(), position.score() + Math.max(0, promises));
  }

  private static int column(long board, int column) {
    int line = 0;
    for (int row = 0; row < 4; row++) {
      line |= (int) (board >>> 4 * (4 * row + column) & 0xF) << 4 * row;
    }
    return line;
  }
}
