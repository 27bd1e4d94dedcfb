package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.reversi.Board;

/**
 * The evaluator at the leaves of a {@link ShallowSearch}. The search reports every move of a line,
 * so an implementation may keep data per ply.
 */
interface StaticValue {

  /** Called with the board before every search. */
  default void begin(Board board) {}

  /** Begins a line with the position of ply 0. */
  default void set(long own, long opponent) {}

  /** Called with each move of the line, which leads from {@code ply} to the next ply. */
  default void play(int ply, int square, long flips) {}

  /** Called for each pass of the line, which leads from {@code ply} to the next ply. */
  default void pass(int ply) {}

  /**
   * Returns the value of the position after a move, from the view of the side to move then.
   * {@code own} and {@code opponent} are the discs after the move. The line does not change.
   */
  default int valueAfter(int ply, int square, long flips, long own, long opponent) {
    return value(own, opponent, ply + 1);
  }

  /** Returns a position's value in thousandths of a disc, from the view of the side to move. */
  int value(long own, long opponent, int ply);
}
