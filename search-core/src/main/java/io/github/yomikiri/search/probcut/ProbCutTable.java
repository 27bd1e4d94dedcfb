package io.github.yomikiri.search.probcut;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;

/**
 * Predictions by stage and depth. {@code ProbCutFit} of the module {@code search-learn} computes
 * them, and a file can store them. Immutable.
 *
 * <p>The file is comma-separated plain text that people can read, too:
 *
 * <pre>
 * yomikiri-probcut,1
 * # how it was made
 * stages,6
 * stage,depth,shallow,slope,offset,deviation,samples
 * 0,3,1,1.0213,-13.1,812.3,500
 * </pre>
 *
 * <p>The first line has the version of the format. Lines that begin with {@code #} are comments.
 * The file does not say what a stage is, because that depends on the game.
 */
public final class ProbCutTable {

  /** The maximum number of stages of a table. */
  public static final int MAX_STAGES = 1_000;

  /** The minimum depth of a shallow search that {@link #extendedTo} makes deeper. */
  private static final int SEARCHES = 2;

  /**
   * The prediction of one depth at one stage.
   *
   * @param stage the stage, from 0
   * @param depth the depth that is predicted, in plies, more than the prediction's
   * @param prediction the shallow search and its regression
   * @param samples how many positions the prediction was computed from, at least 0
   */
  public record Row(int stage, int depth, Prediction prediction, int samples) {

    /**
     * Checks the components.
     *
     * @throws IllegalArgumentException if one is outside its range
     */
    public Row {
      Ranges.notNegative("stage", stage);
      if (depth <= prediction.depth() || depth > Limits.MAX_DEPTH) {
        throw new IllegalArgumentException("depth " + depth + " is outside ["
            + (prediction.depth() + 1) + ", " + Limits.MAX_DEPTH + "] for shallow depth "
            + prediction.depth());
      }
      Ranges.notNegative("number of samples", samples);
    }
  }

  private final int stages;
  private final List<Row> rows;

  private ProbCutTable(int stages, List<Row> rows) {
    this.stages = stages;
    this.rows = rows;
  }

  /**
   * Makes a table.
   *
   * @param stages the number of stages, in {@code [1, MAX_STAGES]}
   * @param rows the predictions; those of one stage and depth are tried in this order
   * @return the table
   * @throws IllegalArgumentException if {@code stages} is outside its range, a row's stage is not
   *     less than {@code stages}, or two rows are for the same stage and depths
   */
  public static ProbCutTable of(int stages, List<Row> rows) {
    Ranges.between("number of stages", stages, 1, MAX_STAGES);
    Set<List<Integer>> known = new HashSet<>();
    for (Row row : rows) {
      if (row.stage() >= stages) {
        throw new IllegalArgumentException(
            "stage " + row.stage() + " is outside [0, " + (stages - 1) + "]");
      }
      if (!known.add(List.of(row.stage(), row.depth(), row.prediction().depth()))) {
        throw new IllegalArgumentException("stage " + row.stage() + " has two rows for depth "
            + row.depth() + " by shallow depth " + row.prediction().depth());
      }
    }
    return new ProbCutTable(stages, List.copyOf(rows));
  }

  /**
   * Reads a table.
   *
   * @param in the text; it is not closed
   * @param name the name of the file, for messages
   * @return the table
   * @throws IOException if reading fails
   * @throws InvalidInputException if the text is not a table
   */
  public static ProbCutTable read(Reader in, String name) throws IOException {
    return new ProbCutText(name).read(in);
  }

  /**
   * Writes the table, with numbers of six digits.
   *
   * @param out the destination
   * @param comments lines that say how it was made
   * @throws IOException if writing fails
   */
  public void write(Appendable out, List<String> comments) throws IOException {
    ProbCutText.write(this, out, comments);
  }

  /**
   * Returns how many stages there are.
   *
   * @return at least 1
   */
  public int stages() {
    return stages;
  }

  /**
   * Returns the predictions.
   *
   * @return an unmodifiable list
   */
  public List<Row> rows() {
    return rows;
  }

  /**
   * Returns this table with guesses for depths that are too deep to be measured. There are two
   * kinds of guesses:
   *
   * <ul>
   *   <li>The evaluator and a search of one ply predict two more plies, with a greater deviation.
   *   <li>A deeper search predicts four more plies if it goes two plies deeper itself, with the
   *       same deviation. On Reversi, a search of 2 plies predicts 4 plies as well as a search of 4
   *       plies predicts 8.
   * </ul>
   *
   * @param depth the maximum depth that is to be predicted, in plies, at most
   *     {@code Limits.MAX_DEPTH}
   * @param growth what the deviation of the first kind is multiplied by every two plies, at least
   *     1; 1.2 is usual
   * @return a new table
   * @throws IllegalArgumentException if an argument is outside its range
   */
  public ProbCutTable extendedTo(int depth, double growth) {
    if (!(growth >= 1 && growth < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("growth of " + growth + " is not a number of at least 1");
    }
    List<Row> all = new ArrayList<>(rows);
    for (int s = 0; s < stages; s++) {
      int stage = s;
      int known = rows.stream()
          .filter(row -> row.stage() == stage)
          .mapToInt(Row::depth)
          .max()
          .orElse(depth);
      for (int d = known + 1; d <= depth; d++) {
        List<Row> guesses = new ArrayList<>();
        for (Row row : all) {
          int shallow = row.prediction().depth();
          if (row.stage() == stage && row.depth() == d - 2 && shallow < SEARCHES) {
            guesses.add(deeper(row, 2, 0, growth));
          } else if (row.stage() == stage && row.depth() == d - 4 && shallow >= SEARCHES) {
            guesses.add(deeper(row, 4, 2, 1));
          }
        }
        guesses.sort(Comparator.comparingInt(row -> row.prediction().depth()));
        all.addAll(guesses);
      }
    }
    return of(stages, all);
  }

  private static Row deeper(Row row, int plies, int shallowPlies, double growth) {
    Prediction by = row.prediction();
    Prediction guess =
        new Prediction(by.depth() + shallowPlies, by.slope(), by.offset(), growth * by.deviation());
    return new Row(row.stage(), row.depth() + plies, guess, 0);
  }

  /**
   * Returns the table as a model for a search. If there is no row for a node's stage and depth, the
   * model predicts nothing.
   *
   * @param <N> the game's node type
   * @param stage returns a position's stage; safe for use by several threads
   * @return the model
   */
  public <N extends Node<N>> ProbCut<N> model(ToIntFunction<N> stage) {
    return new StagedProbCut<>(this, stage);
  }
}
