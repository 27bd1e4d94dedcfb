package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.reversi.Board;

/**
 * What a {@link ShallowSearch} values the ends of its lines by; it is told of every move of a line, and may keep
 * something per ply.
 */
interface StaticValue {

  /** Told of the board before every search. */
  default void begin(Board board) {}

  /** Begins a line with a position, that of ply 0. */
  default void set(long own, long opponent) {}

  /** Told of a move from one ply to the next. */
  default void play(int ply, int square, long flips) {}

  /** Told of a pass from one ply to the next. */
  default void pass(int ply) {}

  /**
   * Returns the value of the position after a move, whose discs are given, from the view of the side to move then. The line stays
   * where it is.
   */
  default int valueAfter(int ply, int square, long flips, long own, long opponent) {
    return value(own, opponent, ply + 1);
  }

  /** Returns a position's value in thousandths of a disc, from the view of the side to move. */
  int value(long own, long opponent, int ply);
}
