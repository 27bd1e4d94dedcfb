package io.github.yomikiri.search;

/** Why a search ended. */
public enum Completion {
  /** The game was already over: there is nothing to search. */
  GAME_OVER,
  /** The position's value is proven, so a deeper search would change nothing. */
  SOLVED,
  /**
   * The maximum depth that the limits and the driver allow was searched to its end. A Monte-Carlo
   * search has made all the visits it was composed for.
   */
  DEPTH,
  /** The node limit was reached. */
  NODES,
  /**
   * The time was up, or the search began no further iteration: most of its usual time was gone, or
   * the move of a timed search was forced.
   */
  TIME,
  /** The caller's {@link StopSignal} was raised. */
  STOPPED,
  /** The move is from an opening book, and nothing was searched. */
  BOOK,
  /** The player resigned. */
  RESIGNED,
  /** The clock of the player ran out. */
  OUT_OF_TIME;

  /**
   * Returns whether the search ran to its natural end.
   *
   * @return false when a limit of nodes or time or the stop signal cut the search short
   */
  public boolean isComplete() {
    return this == GAME_OVER || this == SOLVED || this == DEPTH || this == BOOK;
  }
}
