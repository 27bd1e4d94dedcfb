package io.github.yomikiri.bench.cli;

import io.github.yomikiri.bench.text.Csv;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Bitboard;
import io.github.yomikiri.reversi.endgame.FfoPosition;
import io.github.yomikiri.search.SearchResult;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;

/** Writes a line for each position of the suite that was solved, and counts. */
final class FfoReport {

  private static final String[] COLUMNS = {
    "number", "empties", "score", "expected", "move", "nodes", "seconds"
  };

  private final PrintWriter out;
  private final Optional<Csv> rows;
  private int solved;
  private int wrong;
  private long nodes;
  private double seconds;

  FfoReport(PrintWriter out, boolean csv) {
    this.out = out;
    rows = csv ? Optional.of(new Csv(out, COLUMNS)) : Optional.empty();
    if (!csv) {
      out.printf("%6s %7s %5s %8s %4s %15s %10s%n", (Object[]) COLUMNS);
      out.flush();
    }
  }

  int wrong() {
    return wrong;
  }

  /** Writes a position's line; the result is solved. */
  void add(FfoPosition ffo, SearchResult result) {
    long visited = result.statistics().nodes();
    double time = result.statistics().elapsed().toNanos() / 1e9;
    boolean right = result.score() == ffo.score();
    solved++;
    wrong += right ? 0 : 1;
    nodes += visited;
    seconds += time;
    int empties = ffo.position().emptyCount();
    String move = result.move().map(Move::notation).orElse("");
    if (rows.isPresent()) {
      rows.get().row(ffo.number(), empties, result.score(), ffo.score(), move, visited, time);
      return;
    }
    out.printf(
        Locale.ROOT,
        "%6d %7d %+5d %+8d %4s %,15d %10.3f%s%n",
        ffo.number(),
        empties,
        result.score(),
        ffo.score(),
        move,
        visited,
        time,
        right ? "" : "  wrong");
    out.flush();
  }

  /** Writes the sum of it all, except in CSV. */
  void finish(int asked) {
    if (rows.isPresent()) {
      return;
    }
    out.printf(
        Locale.ROOT,
        "%d of %d solved, %d of them right: %,d nodes in %.3f s, %,.0f nodes/s%s%n",
        solved,
        asked,
        solved - wrong,
        nodes,
        seconds,
        seconds > 0 ? nodes / seconds : 0,
        Bitboard.usesVectorApi() ? ", vector kernels" : "");
    out.flush();
  }
}
