package io.github.yomikiri.reversi.pattern;

/**
 * The stages of a game: 15 of 4 plies each (vsOtha 2005). What a configuration is worth changes in the course of a game, so every
 * stage has weights of its own.
 */
public final class Stage {

  /** The number of stages. */
  public static final int COUNT = 15;

  /** The number of plies of a stage. */
  public static final int PLIES = 4;

  private Stage() {}

  /**
   * Returns the stage of a position.
   *
   * @param empties the number of empty squares, in {@code [0, 60]}
   * @return the stage, in {@code [0, COUNT)}, 0 at the start of the game
   */
  public static int of(int empties) {
    return empties == 0 ? COUNT - 1 : (60 - empties) / PLIES;
  }

  /**
   * Returns the greatest number of empty squares of a stage; the least is 3 less.
   *
   * @param stage in {@code [0, COUNT)}
   * @return the number
   */
  public static int maxEmpties(int stage) {
    return 60 - PLIES * stage;
  }

  /** Returns which ply of its stage a position is at, in {@code [0, PLIES)}; a full board counts as one with an empty square. */
  static int ply(int empties) {
    return Math.floorMod(60 - Math.max(1, empties), PLIES);
  }
}
