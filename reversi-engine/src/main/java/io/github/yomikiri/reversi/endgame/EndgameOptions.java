package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.search.platform.HeapShare;
import io.github.yomikiri.search.probcut.ProbCutTable;
import io.github.yomikiri.search.probcut.Selectivity;
import java.util.Objects;
import java.util.Optional;

/**
 * The settings of an {@link EndgameSolver}: the window of scores it decides, the confidence of its
 * cutoffs, the size of its table and its evaluator. Begin with {@link #exact}, and change single
 * settings by the {@code with} methods.
 *
 * <pre>{@code
 * EndgameOptions.exact().withTableMebibytes(1024)
 * EndgameOptions.winLossDraw()
 * }</pre>
 *
 * @param alpha the lower end of the window, at least -65
 * @param beta the upper end of the window, greater than alpha and at most 65
 * @param allRootMoves whether every root move gets its exact score, if the score lies inside the
 *     window, and not only the best move
 * @param selectivity how sure the predictions of cutoffs must be; {@link Selectivity#FULL_WIDTH} if
 *     scores are exact
 * @param tableLongs the size of the transposition table in words of 8 bytes, at least 4
 * @param evaluator orders the moves of positions with many empty squares, on the 8x8 board; empty
 *     if the solver uses a formula that needs no training
 * @param predictions how well shallow searches with the evaluator predict exact scores
 */
public record EndgameOptions(
    int alpha,
    int beta,
    boolean allRootMoves,
    Selectivity selectivity,
    int tableLongs,
    Optional<PatternEvaluator> evaluator,
    ProbCutTable predictions) {

  /** One more than the maximum score; with a minus one less than the minimum score. */
  static final int NO_BOUND = 65;

  private static final int MEBIBYTE_LONGS = (1 << 20) / Long.BYTES;
  private static final int MAX_MEBIBYTES = 8192;
  private static final int DEFAULT_TABLE_LONGS = HeapShare.mebibytes(64) * MEBIBYTE_LONGS;

  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException if the window is empty or reaches past 65, the table is too
   *     small, or the predictions lack a row or have several stages
   */
  public EndgameOptions {
    if (alpha < -NO_BOUND || beta <= alpha || beta > NO_BOUND) {
      throw new IllegalArgumentException("window (" + alpha + ", " + beta
          + ") is empty or not inside [" + -NO_BOUND + ", " + NO_BOUND + "]");
    }
    if (tableLongs < 4) {
      throw new IllegalArgumentException("table of " + tableLongs + " longs is less than 4");
    }
    Objects.requireNonNull(selectivity, "selectivity");
    Objects.requireNonNull(evaluator, "evaluator");
    EndgamePredictions.byDepth(predictions);
  }

  /**
   * Returns options that ask for the exact score, with a table of 64 MiB, or of an eighth of a
   * smaller heap.
   *
   * @return the options
   */
  public static EndgameOptions exact() {
    return window(-NO_BOUND, NO_BOUND);
  }

  /**
   * Returns options that only ask who wins, with the table of {@link #exact}. Then a score above 0
   * is a lower bound, and a score below 0 an upper bound.
   *
   * @return the options
   */
  public static EndgameOptions winLossDraw() {
    return window(-1, 1);
  }

  /**
   * Returns options that ask for the exact score if it lies inside a window, with the table of
   * {@link #exact}.
   *
   * @param alpha the lower end of the window, at least -65: values at or below alpha need not be
   *     distinguished
   * @param beta the upper end of the window, greater than alpha and at most 65: values at or above
   *     beta need not be distinguished
   * @return the options
   * @throws IllegalArgumentException if the window is empty or reaches past 65
   */
  public static EndgameOptions window(int alpha, int beta) {
    return new EndgameOptions(
        alpha,
        beta,
        false,
        Selectivity.FULL_WIDTH,
        DEFAULT_TABLE_LONGS,
        Optional.of(PatternEvaluator.linear()),
        EndgamePredictions.linear());
  }

  /**
   * Returns these options with exact scores for all root moves, if the scores lie inside the
   * window. Without this option, each move that is not best has only the upper bound that refuted
   * it.
   *
   * @return new options
   */
  public EndgameOptions withAllRootMoves() {
    return new EndgameOptions(alpha, beta, true, selectivity, tableLongs, evaluator, predictions);
  }

  /**
   * Returns these options with cutoffs that a shallow search predicts. A selective search takes a
   * fraction of the nodes. Its score is an estimate, so its result is not solved. With less than 18
   * empty squares, without an evaluator and on small boards, the search is exact at every level.
   *
   * @param newSelectivity how sure a prediction must be; {@link Selectivity#FULL_WIDTH}, the
   *     default, finds the exact score
   * @return new options
   */
  public EndgameOptions withSelectivity(Selectivity newSelectivity) {
    return new EndgameOptions(
        alpha, beta, allRootMoves, newSelectivity, tableLongs, evaluator, predictions);
  }

  /**
   * Returns these options with a table of another size. The size used is the greatest power of two
   * that is at most {@code newTableLongs}; a position takes two words. A larger table is not always
   * faster. With 20 to 23 empty squares, 2^21 words take 1 % more nodes than 2^23 but 5 % less
   * time, because fewer look-ups go to main memory.
   *
   * @param newTableLongs the size in words of 8 bytes, at least 4
   * @return new options
   * @throws IllegalArgumentException if the size is less than 4
   */
  public EndgameOptions withTableLongs(int newTableLongs) {
    return new EndgameOptions(
        alpha, beta, allRootMoves, selectivity, newTableLongs, evaluator, predictions);
  }

  /**
   * Returns these options with a table of another size.
   *
   * @param mebibytes the size in MiB, in {@code [1, 8192]}
   * @return new options
   * @throws IllegalArgumentException if the size is outside its range
   */
  public EndgameOptions withTableMebibytes(int mebibytes) {
    Ranges.between("table of", mebibytes, " MiB", 1, MAX_MEBIBYTES);
    return withTableLongs(mebibytes * MEBIBYTE_LONGS);
  }

  /**
   * Returns these options with another evaluator than {@link PatternEvaluator#linear()}. Exact
   * scores do not depend on the evaluator, only the number of nodes does. Estimates also need the
   * evaluator's own {@linkplain #withPredictions predictions}, or their confidence is wrong.
   *
   * @param newEvaluator orders the moves and predicts cutoffs
   * @return new options
   */
  public EndgameOptions withEvaluator(PatternEvaluator newEvaluator) {
    return new EndgameOptions(
        alpha, beta, allRootMoves, selectivity, tableLongs, Optional.of(newEvaluator), predictions);
  }

  /**
   * Returns these options with predictions that were measured for the evaluator. Exact scores do
   * not depend on them, either: an exact search comes after selective searches, which find the
   * moves that it tries first.
   *
   * @param newPredictions what {@code ProbCutFit.ofExact} measured with the evaluator, with the
   *     shallow depths 0 to 6, in thousandths of a disc
   * @return new options
   * @throws IllegalArgumentException if the table has more stages or lacks such a row
   */
  public EndgameOptions withPredictions(ProbCutTable newPredictions) {
    return new EndgameOptions(
        alpha, beta, allRootMoves, selectivity, tableLongs, evaluator, newPredictions);
  }

  /**
   * Returns these options without a trained evaluator. The solver then takes two to four times as
   * many nodes, the more the more squares are empty.
   *
   * @return new options
   */
  public EndgameOptions withoutEvaluator() {
    return new EndgameOptions(
        alpha, beta, allRootMoves, selectivity, tableLongs, Optional.empty(), predictions);
  }

  /** Returns all options with their values. */
  @Override
  public String toString() {
    return "window (" + alpha + ", " + beta + "), all root moves " + allRootMoves + ", selectivity "
        + selectivity.percent() + " %, table of "
        + tableLongs + " longs, " + (evaluator.isPresent() ? "with" : "without")
        + " a trained evaluator";
  }
}
