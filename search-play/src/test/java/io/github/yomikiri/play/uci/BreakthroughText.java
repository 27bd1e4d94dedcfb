package io.github.yomikiri.play.uci;

import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.play.PositionText;

/** Positions of Breakthrough on 5x5 squares, in the way of FEN: the rows from above, and a side. */
final class BreakthroughText implements PositionText<Breakthrough> {

  static final int SIZE = 5;
  static final Breakthrough START = Breakthrough.start(SIZE, SIZE);

  @Override
  public Breakthrough start() {
    return START;
  }

  @Override
  public Breakthrough read(String text) {
    if (!text.matches("([WB.]{5}/){4}[WB.]{5} [wb]")) {
      throw new IllegalArgumentException("\"" + text + "\" is not five rows and a side");
    }
    long white = 0;
    long black = 0;
    for (int square = 0; square < SIZE * SIZE; square++) {
      int row = SIZE - 1 - square / SIZE;
      char piece = text.charAt(row * (SIZE + 1) + square % SIZE);
      white |= piece == 'W' ? 1L << square : 0;
      black |= piece == 'B' ? 1L << square : 0;
    }
    return new Breakthrough(white, black, text.endsWith("w"), SIZE, SIZE);
  }

  @Override
  public String write(Breakthrough position) {
    String drawing = position.toString();
    int rows = drawing.lastIndexOf('\n');
    return drawing.substring(0, rows).replace('\n', '/') + (position.whiteToMove() ? " w" : " b");
  }

  @Override
  public boolean isFirstToMove(Breakthrough position) {
    return position.whiteToMove();
  }
}
