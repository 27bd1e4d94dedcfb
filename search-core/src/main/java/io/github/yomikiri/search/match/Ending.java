package io.github.yomikiri.search.match;

/** What ended a game. */
public enum Ending {
  /** The rules: a terminal position was reached. */
  PLAYED_OUT,
  /** The side to move gave up, and lost. */
  RESIGNED,
  /** The side to move chose a move that is not legal, and lost. */
  ILLEGAL_MOVE,
  /** A stop signal. Nobody won, and the game does not count. */
  STOPPED
}
