package io.github.yomikiri.bench.cli;

import io.github.yomikiri.bench.solve.Problem;
import io.github.yomikiri.bench.text.Csv;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.search.SearchResult;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** Writes a line for each position that was solved, and counts. */
final class SolveReport {

  private final Session session;
  private final String file;
  private final boolean check;
  private final Optional<Csv> rows;

  private int solved;
  private int checked;
  private int wrong;
  private long nodes;
  private double seconds;

  SolveReport(Session session, String file, boolean check, boolean csv) {
    this.session = session;
    this.file = file;
    this.check = check;
    if (csv) {
      rows = Optional.of(
          new Csv(session.out(), "line", "empties", "score", "move", "nodes", "seconds"));
    } else {
      rows = Optional.empty();
      session
          .out()
          .printf(
              "%6s %7s %5s %4s %15s %10s%n",
              "line", "empties", "score", "move", "nodes", "seconds");
      session.out().flush();
    }
  }

  int solved() {
    return solved;
  }

  int wrong() {
    return wrong;
  }

  /** Writes a position's line; the result is solved. */
  void add(Problem problem, SearchResult result) {
    double time = result.statistics().elapsed().toNanos() / 1e9;
    solved++;
    nodes += result.statistics().nodes();
    seconds += time;
    OptionalInt expected = problem.obf().bestScore();
    boolean differs = check && expected.isPresent() && expected.getAsInt() != result.score();
    checked += expected.isPresent() ? 1 : 0;
    wrong += differs ? 1 : 0;
    String move = result.move().map(Move::notation).orElse("");
    int empties = problem.obf().position().emptyCount();
    if (rows.isPresent()) {
      long visited = result.statistics().nodes();
      rows.get().row(problem.line(), empties, result.score(), move, visited, time);
    } else {
      session
          .out()
          .printf(
              Locale.ROOT,
              "%6d %7d %+5d %4s %,15d %10.3f%s%n",
              problem.line(),
              empties,
              result.score(),
              move,
              result.statistics().nodes(),
              time,
              differs ? "  !" : "");
      session.out().flush();
    }
    if (differs) {
      PrintWriter err = session.err();
      err.printf(
          "%s:%d: the line says %+d, the value is %+d%n",
          file, problem.line(), expected.getAsInt(), result.score());
      err.flush();
    }
  }

  /** Writes the sum of it all, except in CSV. */
  void finish(int problems) {
    if (rows.isPresent()) {
      return;
    }
    session
        .out()
        .printf(
            Locale.ROOT,
            "%d of %d solved, %,d nodes in %.3f s, %,.0f nodes/s%s%n",
            solved,
            problems,
            nodes,
            seconds,
            seconds > 0 ? nodes / seconds : 0,
            check ? "; " + (checked - wrong) + " of " + checked + " scores as the lines say" : "");
    session.out().flush();
  }
}
