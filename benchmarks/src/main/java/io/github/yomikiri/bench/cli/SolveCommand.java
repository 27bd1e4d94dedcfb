package io.github.yomikiri.bench.cli;

import io.github.yomikiri.bench.player.Algorithms;
import io.github.yomikiri.bench.solve.ExactSolver;
import io.github.yomikiri.bench.solve.Problem;
import io.github.yomikiri.bench.solve.SearcherSolver;
import io.github.yomikiri.bench.text.Csv;
import io.github.yomikiri.bench.text.Progress;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.algorithm.Algorithm;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Exact values of positions. */
@Command(
    name = "solve",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Finds the exact value and a best move of Reversi positions.",
    description = {
      "%nThe file holds positions in OBF, one a line: 64 squares row by row (X Dark, O Light, - empty), a"
          + " blank and the side to move; 36 or 16 squares for smaller boards. Scores of moves may follow"
          + " after semicolons, a comment after %%. Scores are in discs for the side to move, empty"
          + " squares counted for the winner.",
      "%nThe whole file is read first: if a line is no position, each such line is named with the"
          + " reason, nothing is solved, and the exit code is 2.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri solve positions.obf --check",
      "  echo 'O--X-XXX-OXX--O- X' | yomikiri solve -",
      "  yomikiri solve positions.obf --algorithm mtdf --csv",
      "",
      "CSV: line,empties,score,move,nodes,seconds; a row as soon as it is solved. Up to 16 empty",
      "squares take seconds at most, every further one about three times as long."
    })
final class SolveCommand implements Callable<Integer> {

  private static final String STANDARD_INPUT = "-";

  private final Session session;

  @Parameters(paramLabel = "FILE", description = "A file of OBF lines; - for standard input.")
  private String file = STANDARD_INPUT;

  @Option(
      names = "--algorithm",
      paramLabel = "NAME",
      defaultValue = "pvs",
      description =
          "minimax, negamax, branchandbound, alphabeta, negaalpha, scout, pvs or mtdf, each"
              + " with a table and fastest-first ordering. Default: pvs.")
  private String algorithm = "pvs";

  @Option(
      names = "--table",
      paramLabel = "MIB",
      defaultValue = "64",
      description = "Memory of the transposition table. Default: 64.")
  private int table = 64;

  @Option(
      names = "--check",
      description = "Compare with the scores that the lines give; exit code 1 if one differs.")
  private boolean check;

  @Option(names = "--csv", description = "Write CSV.")
  private boolean csv;

  SolveCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException {
    ExactSolver solver = solver();
    Problem.Sheet sheet = Problem.read(file, readLines());
    if (!sheet.errors().isEmpty()) {
      sheet.errors().forEach(session.err()::println);
      session.err().flush();
      return ExitCode.USAGE;
    }
    return solve(solver, sheet.problems());
  }

  private ExactSolver solver() {
    if (table < 1 || table > 8192) {
      throw new UserError("--table " + table + " is outside 1-8192");
    }
    Algorithm chosen = Algorithms.named(algorithm.toLowerCase(Locale.ROOT))
        .orElseThrow(() -> new UserError(
            "--algorithm: no \"" + algorithm + "\"; there are " + Algorithms.names()));
    return new SearcherSolver(chosen, table);
  }

  private List<String> readLines() throws IOException {
    if (file.equals(STANDARD_INPUT)) {
      return session.in().lines().toList();
    }
    Path path = Path.of(file);
    if (Files.isDirectory(path)) {
      throw new UserError(file + ": is a directory");
    }
    try {
      return Files.readAllLines(path);
    } catch (MalformedInputException e) {
      throw new UserError(file + ": is not text in UTF-8");
    }
  }

  private int solve(ExactSolver solver, List<Problem> problems) {
    Optional<Csv> rows = csv
        ? Optional.of(
            new Csv(session.out(), "line", "empties", "score", "move", "nodes", "seconds"))
        : Optional.empty();
    PrintWriter out = session.out();
    if (!csv) {
      out.printf(
          "%6s %7s %5s %4s %15s %10s%n", "line", "empties", "score", "move", "nodes", "seconds");
      out.flush();
    }
    int wrong = 0;
    int unchecked = 0;
    int solved = 0;
    long nodes = 0;
    double seconds = 0;
    try (Progress progress = session.progress()) {
      for (Problem problem : problems) {
        int before = solved;
        progress.update(() -> String.format(
            "line %d, position %d of %d", problem.line(), before + 1, problems.size()));
        SearchResult result = solver.solve(problem.obf().position(), session.stop());
        if (!result.solved()) {
          break;
        }
        solved++;
        nodes += result.statistics().nodes();
        double time = result.statistics().elapsed().toNanos() / 1e9;
        seconds += time;
        OptionalInt expected = problem.obf().bestScore();
        boolean differs = check && expected.isPresent() && expected.getAsInt() != result.score();
        wrong += differs ? 1 : 0;
        unchecked += expected.isPresent() ? 0 : 1;
        String move = result.move().map(Move::notation).orElse("");
        int empties = problem.obf().position().emptyCount();
        if (rows.isPresent()) {
          rows.get()
              .row(
                  problem.line(),
                  empties,
                  result.score(),
                  move,
                  result.statistics().nodes(),
                  time);
        } else {
          progress.clear();
          out.printf(
              Locale.ROOT,
              "%6d %7d %+5d %4s %,15d %10.3f%s%n",
              problem.line(),
              empties,
              result.score(),
              move,
              result.statistics().nodes(),
              time,
              differs ? String.format("  ! the line says %+d", expected.getAsInt()) : "");
          out.flush();
        }
        if (differs) {
          progress.clear();
          session
              .err()
              .printf(
                  "%s:%d: the line says %+d, the value is %+d%n",
                  file, problem.line(), expected.getAsInt(), result.score());
          session.err().flush();
        }
      }
    }
    if (!csv) {
      out.printf(
          Locale.ROOT,
          "%d of %d solved, %,d nodes in %.3f s, %,.0f nodes/s%s%n",
          solved,
          problems.size(),
          nodes,
          seconds,
          seconds > 0 ? nodes / seconds : 0,
          check
              ? String.format(
                  "; %d of %d scores as the lines say",
                  solved - unchecked - wrong, solved - unchecked)
              : "");
      out.flush();
    }
    return wrong > 0 ? ExitCode.FAILURE_FOUND : ExitCode.OK;
  }
}
