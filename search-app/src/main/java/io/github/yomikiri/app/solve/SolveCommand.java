package io.github.yomikiri.app.solve;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.app.input.LineListing;
import io.github.yomikiri.app.input.ScoredPosition;
import io.github.yomikiri.app.input.ScoredPositions;
import io.github.yomikiri.app.input.TextInput;
import io.github.yomikiri.app.job.BulkCommand;
import io.github.yomikiri.app.job.ResumableSummary;
import io.github.yomikiri.app.job.RowsOutput;
import io.github.yomikiri.app.option.CsvOption;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.app.output.SolverProgress;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.job.Job;
import io.github.yomikiri.learn.job.JobOutcome;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
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
      "%n${bundle:solve.score}",
      "%n${bundle:solve.lines}",
      "%nA line that is no position is reported on standard error and skipped; the exit code is"
          + " then 1.${bundle:solve.selective}%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "${bundle:solve.examples}",
      "",
      "CSV: line,${bundle:stage},score,move,nodes,seconds. Each row is written as soon as its"
          + " position is solved.${bundle:solve.confidence}",
      "",
      "A position whose time is up, and the one that Ctrl-C ends, has a row, too: with the best move"
          + " so far, the bound of its score that is proven, and the effort. In CSV its score is"
          + " empty.",
      "",
      "With --output, the rows go to a file, without the seconds. --threads is then the number of"
          + " positions at once, and does not change the file. Every complete row survives Ctrl-C"
          + " and kill -9, and the same command resumes after it.${bundle:solve.times}"
    })
public final class SolveCommand<N extends Node<N>>
    implements Callable<Integer>, BulkCommand, WithMixins {

  private final GameContext<N> context;
  private final Console console;
  private final ScoredPositions<N> texts;
  private final SolverChoice<N> choice;

  @Parameters(
      paramLabel = "POSITION|FILE",
      arity = "0..1",
      defaultValue = "start",
      description = "${bundle:input.positions} Default: start.")
  private String what = "start";

  @Mixin
  private SolverOptions options = new SolverOptions();

  @Option(
      names = "--check",
      description = "Compare with the scores in the lines; the exit code is 1 if one differs.")
  private boolean check;

  @Mixin
  private CsvOption csv = new CsvOption();

  @Mixin
  private RowsOutput output = new RowsOutput();

  /**
   * Makes the command.
   *
   * @param context the game, and the program
   * @param texts reads positions with their values
   * @param choice the options for the solver
   */
  public SolveCommand(GameContext<N> context, ScoredPositions<N> texts, SolverChoice<N> choice) {
    this.context = context;
    console = context.console();
    this.texts = texts;
    this.choice = choice;
  }

  @Override
  public List<Object> mixins() {
    return List.of(choice);
  }

  @Override
  public Map<String, String> words() {
    Map<String, String> words = new HashMap<>(choice.words());
    words.put("stage", texts.stageName());
    return words;
  }

  @Override
  public Integer call() throws IOException {
    options.check();
    if (output.isFile() || context.place().cluster().isPresent()) {
      return write();
    }
    ExecutorService helpers = Executors.newCachedThreadPool();
    try {
      Searcher<N> solver = choice.solver(options, helpers);
      return solve(
          solver,
          texts.read(console, what).reported(console, new TextInput(what).name(), "position"));
    } finally {
      helpers.shutdown();
    }
  }

  private int write() throws IOException {
    String file = output.required();
    JobOutcome outcome = context.place().run(job(), file, options.threads(), console);
    ResumableSummary.of("Solved", SolveJob.THINGS, outcome, context.place().name(file))
        .print(console);
    return ExitCode.skipping(outcome.errors());
  }

  @Override
  public Job job() {
    options.check();
    if (check || csv.isOn() || options.isTimed()) {
      String option = check ? "--check" : csv.isOn() ? csv.name() : "--time";
      throw new UserError(option + " and --output exclude each other");
    }
    return new SolveJob<>(context, texts, choice, options, what);
  }

  private int solve(Searcher<N> solver, LineListing<ScoredPosition<N>> listing) {
    List<ScoredPosition<N>> positions = listing.entries();
    SolveReport report = new SolveReport(
        console.out(), List.of("line", texts.stageName()), false, choice, csv.format());
    Limits limits = options.limits(console.stop());
    try (Progress progress = console.progress()) {
      for (ScoredPosition<N> position : positions) {
        if (console.stop().isRaised()) {
          break;
        }
        int number = report.rows() + 1;
        String place = String.format(
            Locale.ROOT, "line %d, position %d of %d", position.line(), number, positions.size());
        progress.update(() -> place);
        solver.reset();
        SearchResult result =
            solver.search(position.game(), limits, new SolverProgress(progress, place));
        progress.aside(() -> add(report, position, result));
      }
    }
    String scores = report.right() + " of " + report.expected() + " scores as the lines say";
    report.finish(positions.size(), check ? scores : "");
    return report.right() < report.expected() ? ExitCode.FAILURE_FOUND : listing.exitCode();
  }

  private void add(SolveReport report, ScoredPosition<N> position, SearchResult result) {
    OptionalInt expected = check ? position.best() : OptionalInt.empty();
    if (!report.add(position.line(), texts.stage(position.game()), result, expected)) {
      console.warn(String.format(
          Locale.ROOT,
          "%s:%d: the line says %+d, the score is %+d",
          new TextInput(what).name(),
          position.line(),
          expected.orElseThrow(),
          choice.score(result).orElseThrow()));
    }
  }
}
