package io.github.yomikiri.cli.output;

import io.github.yomikiri.app.output.Csv;
import io.github.yomikiri.app.output.ValueText;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
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
   * @param moves the maximum number of moves that the table shows
   */
  public AnalysisTable(int moves) {
    this.moves = moves;
  }

  /**
   * Writes the table.
   *
   * @param position the analyzed position
   * @param analysis the analysis of the position
   * @return lines, each ended by a newline
   */
  public String format(Reversi position, SearchResult analysis) {
    StringWriter text = new StringWriter();
    PrintWriter out = new PrintWriter(text);
    String side = position.sideToMove() + " to move, " + position.emptyCount() + " empty squares";
    if (analysis.move().isEmpty()) {
      out.printf(
          Locale.ROOT,
          "%s, the game is over: %s%n",
          side,
          ValueText.of(analysis.points(), analysis.bound(), analysis.solved()));
      out.flush();
      return text.toString();
    }
    out.println(side);
    out.printf(Locale.ROOT, "%-4s %8s %5s  %s%n", "move", "discs", "depth", "line");
    int deepest = deepest(analysis);
    boolean isBelow = false;
    for (RootMove scored : shown(analysis)) {
      if (!isBelow && !isDeep(scored, deepest)) {
        isBelow = true;
        out.println(
            "not searched to depth " + deepest + ", so not comparable with the moves above:");
      }
      out.printf(
          Locale.ROOT,
          "%-4s %8s %5s  %s%n",
          scored.move(),
          ValueText.of(analysis.points(scored), scored.bound(), scored.solved()),
          ValueText.depth(scored.solved(), scored.depth()),
          line(scored.line()));
    }
    double seconds = analysis.statistics().elapsed().toNanos() / 1e9;
    out.printf(Locale.ROOT, "%,d nodes in %.2f s%n", analysis.statistics().nodes(), seconds);
    out.flush();
    return text.toString();
  }

  /**
   * Returns the moves to show: first the solved ones and those of the maximum depth, the best
   * first. If the search was stopped within a depth, the others follow by their depths, because
   * estimates of different depths cannot be compared.
   */
  private List<RootMove> shown(SearchResult analysis) {
    int deepest = deepest(analysis);
    return analysis.rootMoves().stream()
        .sorted(Comparator.comparingInt(
                (RootMove move) -> isDeep(move, deepest) ? Integer.MIN_VALUE : -move.depth())
            .thenComparing(Comparator.comparingInt(RootMove::score).reversed()))
        .limit(moves)
        .toList();
  }

  /** Returns the depth of the deepest estimate. */
  private static int deepest(SearchResult analysis) {
    return analysis.rootMoves().stream()
        .filter(move -> !move.solved())
        .mapToInt(RootMove::depth)
        .max()
        .orElse(0);
  }

  private static boolean isDeep(RootMove move, int deepest) {
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
  public static String summary(SearchResult analysis) {
    return "depth " + analysis.depth() + ", best "
        + analysis.move().map(Move::notation).orElse("none") + " "
        + ValueText.of(analysis.points(), analysis.bound(), analysis.solved());
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
  public void rows(int number, SearchResult analysis, Csv rows) {
    for (RootMove scored : shown(analysis)) {
      rows.row(
          number,
          scored.move(),
          Double.isInfinite(analysis.points(scored))
              ? ""
              : String.format(Locale.ROOT, "%.2f", analysis.points(scored)),
          scored.bound().name().toLowerCase(Locale.ROOT),
          scored.solved(),
          scored.depth(),
          scored.line().stream().map(Move::notation).collect(Collectors.joining(" ")),
          analysis.statistics().nodes(),
          analysis.statistics().elapsed().toNanos() / 1e9);
    }
  }
}
