package io.github.yomikiri.search.match;

/** Who won a game. */
public enum Outcome {
  /** The first mover. */
  FIRST_WON,
  /** The second mover. */
  SECOND_WON,
  /** Nobody: the final score was 0. */
  DRAWN,
  /** Nobody: the game was stopped before its end. */
  UNFINISHED
}
