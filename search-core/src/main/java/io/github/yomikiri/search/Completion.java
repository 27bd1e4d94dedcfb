package io.github.yomikiri.search;

/** Why a search ended. */
public enum Completion {
  /** The game was already over: there is nothing to search. */
  GAME_OVER,
  /** The position's value is proven: searching deeper would change nothing. */
  SOLVED,
  /** The greatest depth asked for was searched to its end. */
  DEPTH,
  /** The node limit was reached. */
  NODES,
  /** The time was up, or what was left of it was too little for another iteration. */
  TIME,
  /** The caller's {@link StopSignal} was raised. */
  STOPPED;

  /**
   * Tells whether the search ran to its natural end.
   *
   * @return false when a limit or a signal cut it short
   */
  public boolean isComplete() {
    return this == GAME_OVER || this == SOLVED || this == DEPTH;
  }
}
