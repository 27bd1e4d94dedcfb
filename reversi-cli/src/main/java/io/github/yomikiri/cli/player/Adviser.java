package io.github.yomikiri.cli.player;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;

/** Values the best moves of a position as a player does when it chooses a move. */
public interface Adviser {

  /**
   * Returns whether values are in discs.
   *
   * @return false if values are in a unit of the player's own
   */
  boolean isInDiscs();

  /**
   * Values the best moves.
   *
   * @param position the position, in which the game is not over
   * @param count the number of moves that are wanted, at least 1
   * @param stop ends the thinking
   * @return the result of the last finished depth, whose values can be compared
   */
  SearchResult best(Reversi position, int count, StopSignal stop);
}
