package io.github.yomikiri.play;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;

/** Four in a row on 6x6 squares, each of which is free to take. A win counts 1. */
record FourInARow(long own, long opponent) implements Node<FourInARow> {

  static final FourInARow START = new FourInARow(0, 0);

  private static final int SIZE = 6;
  /** A column more than the board has, so that no row continues in the next rank. */
  private static final int WIDTH = SIZE + 1;

  @Override
  public void moves(MoveList out) {
    for (int square = 0; square < SIZE * WIDTH && !hasRow(opponent); square++) {
      if (square % WIDTH < SIZE && ((own | opponent) >> square & 1) == 0) {
        out.add(square);
      }
    }
  }

  @Override
  public FourInARow play(int move) {
    return new FourInARow(opponent, own | 1L << move);
  }

  @Override
  public boolean isTerminal() {
    return Long.bitCount(own | opponent) == SIZE * SIZE || hasRow(opponent);
  }

  @Override
  public int terminalScore() {
    return hasRow(opponent) ? -1 : 0;
  }

  @Override
  public long key() {
    return Hash64.of(own, opponent);
  }

  private static boolean hasRow(long squares) {
    for (int step : new int[] {1, WIDTH - 1, WIDTH, WIDTH + 1}) {
      long pairs = squares & squares >> step;
      if ((pairs & pairs >> 2 * step) != 0) {
        return true;
      }
    }
    return false;
  }
}
