package io.github.yomikiri.app.solve;

import io.github.yomikiri.app.output.LiveTable;
import io.github.yomikiri.app.output.LiveTable.Column;
import io.github.yomikiri.app.output.NumberText;
import io.github.yomikiri.app.output.RowFormat;
import io.github.yomikiri.app.output.SolverProgress;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.probcut.Selectivity;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/**
 * Writes a line for each position, and counts the positions, the nodes and the right scores. Nodes
 * and time of positions that were not solved count, too.
 */
public final class SolveReport {

  private final PrintWriter out;
  private final boolean showsExpected;
  private final SolverChoice<?> choice;
  private final RowFormat format;
  private final LiveTable table;
  private int rows;
  private int solved;
  private int expected;
  private int right;
  private long nodes;
  private double seconds;

  /**
   * Writes the header.
   *
   * @param out the output
   * @param names the names of the first two columns: what identifies positions, and how far their
   *     games are
   * @param showsExpected whether there is a column for the expected score
   * @param choice the solver; if it is selective, there is a column for the confidence
   * @param format how to write
   */
  public SolveReport(
      PrintWriter out,
      List<String> names,
      boolean showsExpected,
      SolverChoice<?> choice,
      RowFormat format) {
    this.out = out;
    this.showsExpected = showsExpected;
    this.choice = choice;
    this.format = format;
    List<Column> columns = new ArrayList<>(List.of(
        Column.of(names.get(0), "%6d"),
        Column.of(names.get(1), "%7d"),
        Column.of("score", "%+5d")));
    if (showsExpected) {
      columns.add(Column.of("expected", "%+8d"));
    }
    if (choice.isSelective()) {
      columns.add(Column.of("confidence", "%8d %%"));
    }
    columns.add(Column.of("move", "%4s"));
    columns.add(Column.of("nodes", "%,15d"));
    columns.add(Column.of("seconds", "%10.3f"));
    columns.add(new Column("", "", " %s"));
    table = new LiveTable(out, format, columns);
  }

  /**
   * Writes a position's line. If the search has not found the score, the line has the proven bound
   * of the score in its place; in rows it has none.
   *
   * @param key identifies the position
   * @param stage how far its game is
   * @param result the result of its search
   * @param wanted the expected score, if any
   * @return whether the score is the expected score; true if there is no score, or none is expected
   */
  public boolean add(int key, int stage, SearchResult result, OptionalInt wanted) {
    // 1. Count.
    OptionalInt score = choice.score(result);
    boolean isSolved = score.isPresent();
    long visited = result.statistics().nodes();
    double time = result.statistics().elapsed().toNanos() / 1e9;
    boolean isExpected = isSolved && wanted.isPresent();
    boolean isRight = !isExpected || wanted.equals(score);
    rows++;
    solved += isSolved ? 1 : 0;
    expected += isExpected ? 1 : 0;
    right += isExpected && isRight ? 1 : 0;
    nodes += visited;
    seconds += time;
    // 2. Write.
    List<Object> fields = new ArrayList<>(List.of(key, stage));
    fields.add(
        isSolved
            ? score.getAsInt()
            : format.isRows() ? NumberText.NONE : SolverProgress.bound(result));
    if (showsExpected) {
      fields.add(wanted.orElseThrow());
    }
    if (choice.isSelective()) {
      fields.add(isSolved ? percent(result) : format.isRows() ? NumberText.NONE : "");
    }
    String move = result.move().map(Move::notation).orElse("");
    fields.addAll(List.of(move, visited, time, isSolved ? isRight ? "" : "!" : "not solved"));
    table.row(fields.toArray());
    return isRight;
  }

  /** Returns how sure a score is, in percent. */
  static int percent(SearchResult result) {
    return result.confidence().orElse(Selectivity.FULL_WIDTH.percent());
  }

  /** Returns the number of lines. */
  public int rows() {
    return rows;
  }

  /** Returns how many positions were solved. */
  public int solved() {
    return solved;
  }

  /** Returns how many scores were expected. */
  public int expected() {
    return expected;
  }

  /** Returns how many scores were as expected. */
  public int right() {
    return right;
  }

  /**
   * Writes the totals, but only for people.
   *
   * @param asked the number of positions that were to be solved
   * @param scores a text about the scores, or empty
   */
  public void finish(int asked, String scores) {
    if (format.isRows()) {
      return;
    }
    out.printf(
        Locale.ROOT,
        "%d of %d %s%s: %,d nodes in %.3f s, %,.0f nodes/s%s%n",
        solved,
        asked,
        choice.isSelective() ? "estimated" : "solved",
        scores.isEmpty() ? "" : ", " + scores,
        nodes,
        seconds,
        seconds > 0 ? nodes / seconds : 0,
        choice.note());
    out.flush();
  }
}
