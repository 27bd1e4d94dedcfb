package io.github.yomikiri.reversi.eval;

/** Divides a game into stages of about equal length, by the number of empty squares. */
public final class Stages {

  /** Squares that are empty when a game on 8x8 begins. */
  private static final int MOST_EMPTIES = 60;

  private Stages() {}

  /**
   * Returns a position's stage.
   *
   * @param emptyCount the position's empty squares, in {@code [0, 64]}
   * @param stages how many stages there are, at least 1
   * @return the stage, from 0 at the start of a game on 8x8 to {@code stages - 1} at its end
   */
  public static int of(int emptyCount, int stages) {
    int played = Math.max(0, MOST_EMPTIES - emptyCount);
    return Math.min(stages - 1, played * stages / MOST_EMPTIES);
  }
}
