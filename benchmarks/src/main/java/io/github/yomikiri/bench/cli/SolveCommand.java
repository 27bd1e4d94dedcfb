package io.github.yomikiri.bench.cli;

import io.github.yomikiri.bench.player.Algorithms;
import io.github.yomikiri.bench.solve.ExactSolver;
import io.github.yomikiri.bench.solve.Problem;
import io.github.yomikiri.bench.solve.SearcherSolver;
import io.github.yomikiri.bench.text.Progress;
import io.github.yomikiri.reversi.ObfPosition;
import io.github.yomikiri.reversi.endgame.EndgameSolver;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.algorithm.Algorithm;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
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
      "CSV: line,empties,score,move,nodes,seconds; a row as soon as it is solved. Up to 20 empty",
      "squares take about a second, every further one about two to three times as long."
    })
final class SolveCommand implements Callable<Integer> {

  private static final String ENDGAME = "endgame";

  private final Session session;

  @Parameters(paramLabel = "FILE", description = "A file of OBF lines; - for standard input.")
  private String file = ObfInput.STANDARD_INPUT;

  @Option(
      names = "--algorithm",
      paramLabel = "NAME",
      defaultValue = ENDGAME,
      description =
          "endgame: the endgame solver, the default. Or minimax, negamax, branchandbound, alphabeta,"
              + " negaalpha, scout, pvs or mtdf, each with a table and fastest-first ordering.")
  private String algorithm = ENDGAME;

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
    Problem.Sheet sheet = Problem.read(file, ObfInput.lines(session, file));
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
    if (algorithm.equalsIgnoreCase(ENDGAME)) {
      return endgameSolver();
    }
    Algorithm chosen = Algorithms.named(algorithm.toLowerCase(Locale.ROOT))
        .orElseThrow(() -> new UserError("--algorithm: no \"" + algorithm + "\"; there are "
            + ENDGAME + ", " + Algorithms.names()));
    return new SearcherSolver(chosen, table);
  }

  private ExactSolver endgameSolver() {
    EndgameSolver solver = new EndgameSolver(FfoCommand.options(table));
    return (position, stop, listener) -> {
      solver.reset();
      return solver.search(position, Limits.none().withStop(stop), listener);
    };
  }

  private int solve(ExactSolver solver, List<Problem> problems) {
    SolveReport report = new SolveReport(session.out(), "line", false, csv);
    try (Progress progress = session.progress()) {
      for (Problem problem : problems) {
        int number = report.solved() + 1;
        String what =
            String.format("line %d, position %d of %d", problem.line(), number, problems.size());
        progress.update(() -> what);
        SearchResult result = solver.solve(
            problem.obf().position(), session.stop(), new SolverProgress(progress, what));
        if (!result.solved()) {
          break;
        }
        progress.aside(() -> add(report, problem, result));
      }
    }
    String scores = report.right() + " of " + report.expected() + " scores as the lines say";
    report.finish(problems.size(), check ? scores : "");
    return report.right() < report.expected() ? ExitCode.FAILURE_FOUND : ExitCode.OK;
  }

  private void add(SolveReport report, Problem problem, SearchResult result) {
    ObfPosition obf = problem.obf();
    OptionalInt expected = check ? obf.bestScore() : OptionalInt.empty();
    if (!report.add(problem.line(), obf.position().emptyCount(), result, expected)) {
      session
          .err()
          .printf(
              "%s:%d: the line says %+d, the value is %+d%n",
              file, problem.line(), expected.orElseThrow(), result.score());
      session.err().flush();
    }
  }
}
