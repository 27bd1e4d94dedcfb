package io.github.yomikiri.seats;

/** How the opponents of the root's seat choose their moves. */
enum Replies {
  /** Each chooses the move that is worst for the root's seat. */
  ALL,
  /**
   * One of them does so between two moves of the root's seat. The others make their ordinary moves,
   * which look best to themselves: BRS+ (Esser, Gras, Winands, Schadd and Lanctot 2013).
   */
  ONE
}
