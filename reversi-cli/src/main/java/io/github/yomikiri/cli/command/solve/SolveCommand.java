package io.github.yomikiri.cli.command.solve;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.input.LineListing;
import io.github.yomikiri.app.input.TextInput;
import io.github.yomikiri.app.job.BulkCommand;
import io.github.yomikiri.app.job.JobPlace;
import io.github.yomikiri.app.job.ResumableSummary;
import io.github.yomikiri.app.job.RowsOutput;
import io.github.yomikiri.app.option.CsvOption;
import io.github.yomikiri.app.option.SelectivityConverter;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.app.output.SolverProgress;
import io.github.yomikiri.cli.input.PositionInput;
import io.github.yomikiri.cli.input.PositionLine;
import io.github.yomikiri.learn.job.Job;
import io.github.yomikiri.learn.job.JobOutcome;
import io.github.yomikiri.play.kit.text.Algorithms;
import io.github.yomikiri.reversi.endgame.EndgameSolver;
import io.github.yomikiri.reversi.notation.ObfPosition;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.probcut.Selectivity;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code solve}: it finds the exact values of positions. */
@Command(
    name = "solve",
    mixinStandardHelpOptions = true,
    header = "Finds the exact score and a best move of positions.",
    description = {
      "%nA score is the difference in discs at the end of the game under perfect play, for"
          + " the side to move. Empty squares count for the winner.",
      "%nA position is a transcript, or a line in OBF: 64 squares row by row (X Dark, O"
          + " Light, - empty), a blank and the side to move. Smaller boards have 36 or 16"
          + " squares. Scores of moves may follow after semicolons, and a comment after %%. A"
          + " file has one position on each line.",
      "%nA line that is no position is reported on standard error and skipped; the exit code is"
          + " then 1.",
      "%nWith --selectivity below 100, the search cuts positions whose values a shallow search"
          + " predicts. Each prediction is right with this probability. The column confidence"
          + " says what a score is worth: 100 %% means that it is exact, as with less than 18"
          + " empty squares and on small boards.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri solve positions.obf --check",
      "  yomikiri solve 'O--X-XXX-OXX--O- X'",
      "  yomikiri solve positions.obf --algorithm mtdf --csv",
      "  yomikiri solve positions.obf --selectivity 95",
      "  yomikiri solve positions.obf --time 10s",
      "  yomikiri solve positions.obf --evaluator my.weights --predictions my.csv",
      "  yomikiri solve positions.obf --threads 8 --hash 2 --output scores.csv",
      "",
      "CSV: line,empties,score,move,nodes,seconds. Each row is written as soon as its position is solved.",
      "With --selectivity below 100, the column confidence follows the score. Its unit is percent.",
      "",
      "A position whose time is up, and the one that Ctrl-C ends, has a row, too: with the best move so",
      "far, the bound of its score that is proven, and the effort. In CSV its score is empty.",
      "",
      "With --output, the rows go to a file, without the seconds. --threads is then the number of",
      "positions at once, and does not change the file. Every complete row survives Ctrl-C and kill -9,",
      "and the same command resumes after it.",
      "",
      "20 empty squares take some tenths of a second, and 24 some seconds. Each further empty square",
      "about doubles the time."
    })
final class SolveCommand implements Callable<Integer>, BulkCommand {

  private static final String ENDGAME = "endgame";

  private final Console console;
  private final JobPlace place;

  @Parameters(paramLabel = "POSITION|FILE", description = PositionInput.HELP)
  private String what = "";

  @Option(
      names = "--algorithm",
      paramLabel = "NAME",
      defaultValue = ENDGAME,
      description = "endgame, the endgame solver, or one of minimax, negamax, branchandbound,"
          + " alphabeta, negaalpha, scout, pvs, mtdf: each with a table and fastest-first"
          + " ordering, in one thread. Default: endgame.")
  private String algorithm = ENDGAME;

  @Option(
      names = "--selectivity",
      paramLabel = "PERCENT",
      converter = SelectivityConverter.class,
      defaultValue = "100",
      description =
          "How sure the score has to be: 73, 87, 95, 98, 99 or 100. Below 100 the score is"
              + " an estimate, which takes a fraction of the time. Default: 100.")
  private Selectivity selectivity = Selectivity.FULL_WIDTH;

  @Mixin
  private SolverOptions solverOptions;

  @Option(
      names = "--check",
      description = "Compare with the scores in the lines; the exit code is 1 if one differs.")
  private boolean check;

  @Mixin
  private CsvOption csv = new CsvOption();

  @Mixin
  private RowsOutput output = new RowsOutput();

  SolveCommand(Console console, JobPlace place) {
    this.console = console;
    this.place = place;
    solverOptions = new SolverOptions(place.files());
  }

  @Override
  public Integer call() throws IOException {
    solverOptions.check();
    if (output.isFile() || place.cluster().isPresent()) {
      return write();
    }
    if (solverOptions.threads() > 1 && !algorithm.equalsIgnoreCase(ENDGAME)) {
      throw new UserError("--threads " + solverOptions.threads() + " goes with --algorithm "
          + ENDGAME + " or with --output; " + algorithm + " searches a position in one thread");
    }
    ExecutorService helpers = Executors.newCachedThreadPool();
    try {
      ExactSolver solver =
          solver(options -> options.solver(helpers, selectivity)).get();
      return solve(solver, PositionInput.read(console, what, 8));
    } finally {
      helpers.shutdown();
    }
  }

  private int write() throws IOException {
    String file = output.required();
    JobOutcome outcome = place.run(job(), file, solverOptions.threads(), console);
    ResumableSummary.of("Solved", SolveJob.THINGS, outcome, place.name(file)).print(console);
    return ExitCode.skipping(outcome.errors());
  }

  @Override
  public Job job() {
    solverOptions.check();
    if (check || csv.isOn() || solverOptions.isTimed()) {
      String option = check ? "--check" : csv.isOn() ? "--csv" : "--time";
      throw new UserError(option + " and --output exclude each other");
    }
    List<String> settings = new ArrayList<>(List.of(
        "algorithm " + algorithm.toLowerCase(Locale.ROOT),
        "selectivity " + selectivity.percent(),
        "hash " + solverOptions.mebibytes()));
    settings.addAll(solverOptions.settings());
    return new SolveJob(
        console,
        what,
        settings,
        selectivity,
        (long) solverOptions.mebibytes() << 20,
        solver(options -> options.solver(selectivity)));
  }

  /** Returns the maker of the chosen solver, after a check of the options. */
  private Supplier<ExactSolver> solver(Function<SolverOptions, EndgameSolver> endgame) {
    if (algorithm.equalsIgnoreCase(ENDGAME)) {
      return () -> reproducible(endgame.apply(solverOptions));
    }
    if (selectivity != Selectivity.FULL_WIDTH) {
      throw new UserError("--selectivity " + selectivity.percent() + " goes with --algorithm "
          + ENDGAME + ", not with " + algorithm);
    }
    if (solverOptions.isUnusual()) {
      throw new UserError("--evaluator and --predictions go with --algorithm " + ENDGAME
          + ", not with " + algorithm);
    }
    Algorithm chosen = Algorithms.named(algorithm.toLowerCase(Locale.ROOT))
        .orElseThrow(() -> new UserError("--algorithm " + algorithm + ": expected one of " + ENDGAME
            + ", " + Algorithms.names()));
    return () -> new SearcherSolver(chosen, solverOptions.mebibytes());
  }

  private static ExactSolver reproducible(EndgameSolver solver) {
    return (position, limits, listener) -> {
      solver.reset();
      return solver.search(position, limits, listener);
    };
  }

  private int solve(ExactSolver solver, LineListing<PositionLine> listing) {
    List<PositionLine> positionLines = listing.entries();
    SolveReport report = new SolveReport(console.out(), "line", false, selectivity, csv.isOn());
    Limits limits = solverOptions.limits(console.stop());
    try (Progress progress = console.progress()) {
      for (PositionLine positionLine : positionLines) {
        if (console.stop().isRaised()) {
          break;
        }
        int number = report.rows() + 1;
        String place = String.format(
            Locale.ROOT,
            "line %d, position %d of %d",
            positionLine.line(),
            number,
            positionLines.size());
        progress.update(() -> place);
        SearchResult result = solver.solve(
            positionLine.obf().position(), limits, new SolverProgress(progress, place));
        progress.aside(() -> add(report, positionLine, result));
      }
    }
    String scores = report.right() + " of " + report.expected() + " scores as the lines say";
    report.finish(positionLines.size(), check ? scores : "");
    return report.right() < report.expected() ? ExitCode.FAILURE_FOUND : listing.exitCode();
  }

  private void add(SolveReport report, PositionLine positionLine, SearchResult result) {
    ObfPosition obf = positionLine.obf();
    OptionalInt expected = check ? obf.bestScore() : OptionalInt.empty();
    if (!report.add(positionLine.line(), obf.position().emptyCount(), result, expected)) {
      console.warn(String.format(
          Locale.ROOT,
          "%s:%d: the line says %+d, the score is %+d",
          new TextInput(what).name(),
          positionLine.line(),
          expected.orElseThrow(),
          result.score()));
    }
  }
}
