package io.github.yomikiri.app.review;

import io.github.yomikiri.app.output.NumberText;
import io.github.yomikiri.app.output.RowWriter;
import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.app.output.ValueText;
import io.github.yomikiri.app.page.GameTexts;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes each analysis as a table for people, or as CSV for machines. */
final class AnalysisTable<P extends Position<P>> {

  private static final int LINE_MOVES = 16;

  private final GameTexts<P> texts;
  private final ValueScale scale;
  private final int moves;

  /**
   * Makes a table.
   *
   * @param texts of the game
   * @param scale what the values are
   * @param moves the maximum number of moves that the table shows
   */
  AnalysisTable(GameTexts<P> texts, ValueScale scale, int moves) {
    this.texts = texts;
    this.scale = scale;
    this.moves = moves;
  }

  /**
   * Writes the table.
   *
   * @param game the analyzed position
   * @param analysis the analysis of the position
   * @return lines, each ended by a newline
   */
  String format(Game<P> game, SearchResult analysis) {
    StringWriter text = new StringWriter();
    PrintWriter out = new PrintWriter(text);
    String side = texts.position(game);
    if (analysis.move().isEmpty()) {
      out.printf(Locale.ROOT, "%s, the game is over: %s%n", side, scale.text(analysis));
      out.flush();
      return text.toString();
    }
    out.println(side);
    int width = analysis.rootMoves().stream()
        .mapToInt(each -> each.move().notation().length())
        .reduce(4, Math::max);
    String format = "%-" + width + "s %8s %5s  %s%n";
    out.printf(Locale.ROOT, format, "move", scale.heading(), "depth", "line");
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
          format,
          scored.move(),
          scale.text(scored, analysis.unitsPerPoint(), scored.bound(), false),
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
  String summary(SearchResult analysis) {
    return "depth " + analysis.depth() + ", best "
        + analysis.move().map(Move::notation).orElse("none") + " "
        + scale.text(analysis);
  }

  /** Returns the columns of the rows. */
  String[] columns() {
    return new String[] {
      "position", "move", scale.heading(), "bound", "solved", "depth", "line", "nodes", "seconds"
    };
  }

  /**
   * Writes a row for each move.
   *
   * @param number the number of the position
   * @param analysis the analysis of the position
   * @param rows the rows with these {@link #columns}
   */
  void rows(int number, SearchResult analysis, RowWriter rows) {
    for (RootMove scored : shown(analysis)) {
      rows.row(
          number,
          scored.move(),
          NumberText.of(scale.points(scored, analysis.unitsPerPoint()), 2),
          scored.bound().name().toLowerCase(Locale.ROOT),
          scored.solved(),
          scored.depth(),
          scored.line().stream().map(Move::notation).collect(Collectors.joining(" ")),
          analysis.statistics().nodes(),
          analysis.statistics().elapsed().toNanos() / 1e9);
    }
  }
}
