package io.github.yomikiri.cli.job;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;

/** Finds the exact value of a position: what {@code solve} needs of a solver. */
@FunctionalInterface
public interface ExactSolver {

  /**
   * Solves a position. Nothing is remembered from earlier ones.
   *
   * @param position the position, which may be over
   * @param stop ends it early
   * @param listener receives results before the end, from solvers that have any
   * @return a solved result whose score is in discs for the side to move, empties to the winner; not solved if it was
   *     stopped
   */
  SearchResult solve(Reversi position, StopSignal stop, SearchListener listener);
}
