package io.github.yomikiri.cli.output;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Analysis;
import io.github.yomikiri.reversi.engine.Analysis.ScoredMove;
import io.github.yomikiri.search.Bound;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes each analysis as a table for people, or as CSV for machines. */
public final class AnalysisTable {

  private static final int LINE_MOVES = 16;

  private final int moves;

  /**
   * Makes a table.
   *
   * @param moves the greatest number of moves that the table shows
   */
  public AnalysisTable(int moves) {
    this.moves = moves;
  }

  /**
   * Writes a value as people read it.
   *
   * @param discs the value
   * @param bound whether the value is exact or a bound
   * @param solved whether the value is proven
   * @return such as {@code +3.25}, {@code +4}, {@code >=+2} or {@code ?}
   */
  public static String value(double discs, Bound bound, boolean solved) {
    if (Double.isInfinite(discs)) {
      return "?";
    }
    String number = String.format(Locale.ROOT, solved ? "%+.0f" : "%+.2f", discs + 0.0);
    return switch (bound) {
      case LOWER -> ">=" + number;
      case UPPER -> "<=" + number;
      default -> number;
    };
  }

  /**
   * Writes a depth as people read it.
   *
   * @param solved whether the value is proven
   * @param depth the depth of the search
   * @return {@code end} or the number of plies
   */
  public static String depth(boolean solved, int depth) {
    return solved ? "end" : String.valueOf(depth);
  }

  /**
   * Writes the table.
   *
   * @param position the analyzed position
   * @param analysis the analysis of the position
   * @return lines, each ended by a newline
   */
  public String format(Reversi position, Analysis analysis) {
    StringWriter text = new StringWriter();
    PrintWriter out = new PrintWriter(text);
    String side = position.sideToMove() + " to move, " + position.emptyCount() + " empty squares";
    if (analysis.move().isEmpty()) {
      out.printf(
          "%s, the game is over: %s%n",
          side, value(analysis.discs(), analysis.bound(), analysis.solved()));
      out.flush();
      return text.toString();
    }
    out.println(side);
    out.printf("%-4s %8s %5s  %s%n", "move", "discs", "depth", "line");
    int deepest = deepest(analysis);
    boolean isBelow = false;
    for (ScoredMove scored : shown(analysis)) {
      if (!isBelow && !isDeep(scored, deepest)) {
        isBelow = true;
        out.println(
            "not searched to depth " + deepest + ", so not comparable with the moves above:");
      }
      out.printf(
          "%-4s %8s %5s  %s%n",
          scored.move(),
          value(scored.discs(), scored.bound(), scored.solved()),
          depth(scored.solved(), scored.depth()),
          line(scored.line()));
    }
    double seconds = analysis.elapsed().toNanos() / 1e9;
    out.printf(Locale.ROOT, "%,d nodes in %.2f s%n", analysis.nodes(), seconds);
    out.flush();
    return text.toString();
  }

  /**
   * Returns the moves to show: first the solved ones and those of the greatest depth, the best
   * first. If the search was stopped within a depth, the others follow by their depths, because
   * estimates of different depths cannot be compared.
   */
  private List<ScoredMove> shown(Analysis analysis) {
    int deepest = deepest(analysis);
    return analysis.moves().stream()
        .sorted(Comparator.comparingInt(
                (ScoredMove move) -> isDeep(move, deepest) ? Integer.MIN_VALUE : -move.depth())
            .thenComparing(Comparator.comparingDouble(ScoredMove::discs).reversed()))
        .limit(moves)
        .toList();
  }

  /** Returns the depth of the deepest estimate. */
  private static int deepest(Analysis analysis) {
    return analysis.moves().stream()
        .filter(move -> !move.solved())
        .mapToInt(ScoredMove::depth)
        .max()
        .orElse(0);
  }

  private static boolean isDeep(ScoredMove move, int deepest) {
    return move.solved() || move.depth() == deepest;
  }

  private static String line(List<Move> line) {
    String text =
        line.stream().limit(LINE_MOVES).map(Move::notation).collect(Collectors.joining(" "));
    return line.size() > LINE_MOVES ? text + " ..." : text;
  }

  /**
   * Writes one line about an analysis.
   *
   * @param analysis the analysis
   * @return such as {@code depth 8, best f5 +0.31}
   */
  public static String summary(Analysis analysis) {
    return "depth " + analysis.depth() + ", best "
        + analysis.move().map(Move::notation).orElse("none") + " "
        + value(analysis.discs(), analysis.bound(), analysis.solved());
  }

  /**
   * Starts the CSV.
   *
   * @param out the output
   * @return the CSV, for the rows
   */
  public static Csv csv(PrintWriter out) {
    return new Csv(
        out, "position", "move", "discs", "bound", "solved", "depth", "line", "nodes", "seconds");
  }

  /**
   * Writes a row for each move.
   *
   * @param number the number of the position
   * @param analysis the analysis of the position
   * @param rows the CSV that {@link #csv} has started
   */
  public void rows(int number, Analysis analysis, Csv rows) {
    for (ScoredMove scored : shown(analysis)) {
      rows.row(
          number,
          scored.move(),
          Double.isInfinite(scored.discs())
              ? ""
              : String.format(Locale.ROOT, "%.2f", scored.discs()),
          scored.bound().name().toLowerCase(Locale.ROOT),
          scored.solved(),
          scored.depth(),
          scored.line().stream().map(Move::notation).collect(Collectors.joining(" ")),
          analysis.nodes(),
          analysis.elapsed().toNanos() / 1e9);
    }
  }
}
