package io.github.yomikiri.cli.command.solve;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;

/**
 * Finds the exact value of a position. The command {@code solve} uses every solver through this
 * interface.
 */
@FunctionalInterface
interface ExactSolver {

  /**
   * Solves a position, without results from earlier positions.
   *
   * @param position the position, which may be over
   * @param limits end the search early, by time or by a stop signal; no depth
   * @param listener receives intermediate results, if the solver has any
   * @return a solved result whose score is in discs for the side to move, empties to the winner;
   *     not complete if a limit ended the search
   */
  SearchResult solve(Reversi position, Limits limits, SearchListener listener);
}
