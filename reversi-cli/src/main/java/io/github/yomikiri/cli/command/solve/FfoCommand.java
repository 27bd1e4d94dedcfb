package io.github.yomikiri.cli.command.solve;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.InputFiles;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.option.CsvOption;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.app.output.SolverProgress;
import io.github.yomikiri.app.solve.SolveReport;
import io.github.yomikiri.app.solve.SolverOptions;
import io.github.yomikiri.reversi.endgame.EndgameOptions;
import io.github.yomikiri.reversi.endgame.EndgameSolver;
import io.github.yomikiri.reversi.endgame.FfoPosition;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.probcut.Selectivity;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/**
 * The command {@code ffo}: it runs the endgame solver on the FFO positions, by which solvers are
 * compared.
 */
@Command(
    name = "ffo",
    mixinStandardHelpOptions = true,
    header = "Solves positions of the FFO endgame test suite and checks their scores.",
    description = {
      "%nThe suite has 79 positions with 6 to 36 empty squares and known exact scores."
          + " Solvers are usually compared on positions 40 to 59. Each position is solved with an"
          + " empty table. The exit code is 1 if a score is wrong.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri ffo 40-44",
      "  yomikiri ffo 1-19,40 --csv",
      "  yomikiri ffo 45-47 --threads 2 --hash 512",
      "  yomikiri ffo 40-59 --time 30s",
      "  yomikiri ffo 40-44 --evaluator my.weights --predictions my.csv",
      "",
      "CSV: number,empties,score,expected,move,nodes,seconds. Each row is written as soon as its position",
      "is solved. A position whose time is up, and the one that Ctrl-C ends, has a row without a score.",
      "",
      "On one core, positions 40-44 take about five seconds and 45-49 half a minute. Some of 50-59 take",
      "minutes and need a table of 4 GiB (java -Xmx10g and --hash 4096). The last positions of the suite",
      "are out of reach."
    })
final class FfoCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(
      paramLabel = "RANGE",
      arity = "0..1",
      defaultValue = "40-44",
      description = "Numbers of positions, such as 40-44,52. Default: 40-44.")
  private String range = "40-44";

  @Mixin
  private SolverOptions solverOptions = new SolverOptions();

  @Mixin
  private EndgameParts parts = new EndgameParts(InputFiles.LOCAL);

  @Mixin
  private CsvOption csv = new CsvOption();

  FfoCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    List<Integer> numbers = NumberRanges.parse("RANGE", range, 1, 79);
    solverOptions.check();
    ExecutorService helpers = Executors.newCachedThreadPool();
    try {
      EndgameOptions options = parts.options(solverOptions.mebibytes(), Selectivity.FULL_WIDTH);
      return solve(new EndgameSolver(options, solverOptions.threads(), helpers), numbers);
    } finally {
      helpers.shutdown();
    }
  }

  private int solve(EndgameSolver solver, List<Integer> numbers) {
    SolveReport report = new SolveReport(
        console.out(),
        List.of("number", "empties"),
        true,
        new EndgameChoice(InputFiles.LOCAL),
        csv.format());
    try (Progress progress = console.progress()) {
      for (int number : numbers) {
        if (console.stop().isRaised()) {
          break;
        }
        FfoPosition ffo = FfoPosition.of(number);
        String what = "position " + number + ", " + ffo.position().emptyCount() + " empty squares";
        progress.update(() -> what);
        solver.reset();
        SearchResult result = solver.search(
            ffo.position(),
            solverOptions.limits(console.stop()),
            new SolverProgress(progress, what));
        progress.aside(() ->
            report.add(number, ffo.position().emptyCount(), result, OptionalInt.of(ffo.score())));
      }
    }
    report.finish(numbers.size(), report.right() + " of them right");
    return report.right() < report.solved() ? ExitCode.FAILURE_FOUND : ExitCode.OK;
  }
}
