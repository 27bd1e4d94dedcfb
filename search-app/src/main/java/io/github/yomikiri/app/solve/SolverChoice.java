package io.github.yomikiri.app.solve;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

/** The options that choose the solver of a command. picocli finds them in the object. */
public interface SolverChoice<P extends Position<P>> {

  /**
   * Makes a solver whose threads search each position together.
   *
   * @param options its memory and threads
   * @param helpers lends the threads
   * @return a solver
   * @throws UserError if options exclude each other
   */
  Searcher<P> solver(SolverOptions options, Executor helpers);

  /**
   * Returns a maker of solvers with one thread, whose numbers of nodes are always the same.
   *
   * @throws UserError if options exclude each other
   */
  Supplier<Searcher<P>> workers(SolverOptions options);

  /** Returns what numbers of nodes and estimates depend on, for the header of a file. */
  List<String> settings(SolverOptions options);

  /**
   * Returns words of the help: {@code solve.score} and {@code solve.lines}, what scores and lines
   * mean, {@code solve.examples}, and what a game adds as {@code solve.selective},
   * {@code solve.confidence} and {@code solve.times}.
   */
  Map<String, String> words();

  /** Returns whether values may be estimates, each with its confidence; by default, not. */
  default boolean isSelective() {
    return false;
  }

  /**
   * Returns the score of a position, in points for the side to move.
   *
   * @return the exact score, or an estimate if such were asked for; empty if neither was found
   */
  default OptionalInt score(SearchResult result) {
    boolean isEstimate =
        isSelective() && result.completion().isComplete() && result.confidence().isPresent();
    return isEstimate ? OptionalInt.of(ExactScore.points(result)) : ExactScore.of(result);
  }

  /** Returns what to add to the line of totals; by default nothing. */
  default String note() {
    return "";
  }
}
