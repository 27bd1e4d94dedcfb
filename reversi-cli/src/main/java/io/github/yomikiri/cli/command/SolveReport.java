package io.github.yomikiri.cli.command;

import io.github.yomikiri.cli.output.Csv;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Bitboard;
import io.github.yomikiri.search.SearchResult;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** Writes a line for each position that was solved, and counts. */
final class SolveReport {

  private final PrintWriter out;
  private final boolean tellsExpected;
  private final Optional<Csv> rows;
  private int solved;
  private int expected;
  private int right;
  private long nodes;
  private double seconds;

  /**
   * Writes the header.
   *
   * @param out where to
   * @param key what positions are told apart by: the name of the first column
   * @param tellsExpected whether there is a column for the score that is expected
   * @param csv whether to write CSV
   */
  SolveReport(PrintWriter out, String key, boolean tellsExpected, boolean csv) {
    this.out = out;
    this.tellsExpected = tellsExpected;
    List<String> columns = new ArrayList<>(List.of(key, "empties", "score"));
    if (tellsExpected) {
      columns.add("expected");
    }
    columns.addAll(List.of("move", "nodes", "seconds"));
    rows = csv ? Optional.of(new Csv(out, columns.toArray(String[]::new))) : Optional.empty();
    if (!csv) {
      out.printf(
          format(tellsExpected, "%6s %7s %5s", " %8s", " %4s %15s %10s%n"), columns.toArray());
      out.flush();
    }
  }

  private static String format(boolean tellsExpected, String first, String middle, String last) {
    return tellsExpected ? first + middle + last : first + last;
  }

  /**
   * Writes a position's line.
   *
   * @param key tells it apart
   * @param empties its number of empty squares
   * @param result solved
   * @param wanted the score that is expected, if any
   * @return whether the score is as expected; true if none is
   */
  boolean add(int key, int empties, SearchResult result, OptionalInt wanted) {
    // 1. Count.
    long visited = result.statistics().nodes();
    double time = result.statistics().elapsed().toNanos() / 1e9;
    boolean isRight = wanted.isEmpty() || wanted.getAsInt() == result.score();
    solved++;
    expected += wanted.isPresent() ? 1 : 0;
    right += wanted.isPresent() && isRight ? 1 : 0;
    nodes += visited;
    seconds += time;
    // 2. Tell.
    List<Object> fields = new ArrayList<>(List.of(key, empties, result.score()));
    if (tellsExpected) {
      fields.add(wanted.orElseThrow());
    }
    String move = result.move().map(Move::notation).orElse("");
    fields.addAll(List.of(move, visited, time));
    rows.ifPresentOrElse(csv -> csv.row(fields.toArray()), () -> {
      String format = format(tellsExpected, "%6d %7d %+5d", " %+8d", " %4s %,15d %10.3f");
      out.printf(Locale.ROOT, format, fields.toArray());
      out.println(isRight ? "" : "  !");
      out.flush();
    });
    return isRight;
  }

  int solved() {
    return solved;
  }

  /** Returns how many scores were expected. */
  int expected() {
    return expected;
  }

  /** Returns how many scores were as expected. */
  int right() {
    return right;
  }

  /**
   * Writes the sum of it all, except in CSV.
   *
   * @param asked how many positions there were to solve
   * @param scores about the scores, or empty
   */
  void finish(int asked, String scores) {
    if (rows.isPresent()) {
      return;
    }
    out.printf(
        Locale.ROOT,
        "%d of %d solved%s: %,d nodes in %.3f s, %,.0f nodes/s%s%n",
        solved,
        asked,
        scores.isEmpty() ? "" : ", " + scores,
        nodes,
        seconds,
        seconds > 0 ? nodes / seconds : 0,
        Bitboard.usesVectorApi() ? ", vector kernels" : "");
    out.flush();
  }
}
