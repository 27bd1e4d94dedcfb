package io.github.yomikiri.cli.command.learn;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;

import io.github.yomikiri.app.command.EvaluatorValues;
import io.github.yomikiri.app.console.CommandStopped;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.InputFiles;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.input.TextInput;
import io.github.yomikiri.app.option.CsvOption;
import io.github.yomikiri.app.option.SearchDepth;
import io.github.yomikiri.app.output.Columns;
import io.github.yomikiri.app.output.NumberText;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.cli.input.GameInput;
import io.github.yomikiri.cli.option.EvaluatorOption;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.dataset.TrainingGame;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.reversi.kit.ReversiKit;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code accuracy}: it measures the errors of evaluators. */
@Command(
    name = "accuracy",
    mixinStandardHelpOptions = true,
    header = "Measures by how many discs evaluators err on the positions of games.",
    description = {
      "%nReads WTHOR files (.wtb) and the files that label and selfplay write. Reports the"
          + " mean absolute error in discs, by number of empty squares or by stage.",
      "%nThe label of a position is the final score of its game. A WTHOR file also gives"
          + " the score of perfect play from a position of each game, usually one with 24 empty"
          + " squares. That score is the label of this position and of those before it. Among"
          + " these labels only that of the position itself is exact.",
      "%nA line that is no game is reported on standard error and skipped; the exit code is"
          + " then 1.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri accuracy WTH_2013.wtb WTH_2014.wtb --empties 24",
      "  yomikiri accuracy WTH_2013.wtb --empties 24 --depth 8 --evaluators pattern,tanuki",
      "  yomikiri accuracy 2013.games --evaluators my.weights,pattern --by stage --csv",
      "",
      "CSV: empties,positions and a column for each evaluator. Ctrl-C prints the errors of the games so",
      "far."
    })
final class AccuracyCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files of games.")
  private List<String> files = List.of();

  @Option(
      names = "--evaluators",
      paramLabel = "NAME",
      split = ",",
      description = "Evaluators by name or weight file. Default: pattern,interprism,tanuki,discs.")
  private List<String> names = List.of("pattern", "interprism", "tanuki", "discs");

  @Mixin
  private SearchDepth depth = new SearchDepth();

  @Option(
      names = "--empties",
      paramLabel = "RANGE",
      defaultValue = "1-60",
      description = "Numbers of empty squares to measure, such as 24 or 13-24. Default: 1-60.")
  private String range = "1-60";

  @Option(
      names = "--by",
      paramLabel = "empties|stage",
      defaultValue = "empties",
      description = "One row for each number of empty squares, or for each of the 15 stages of 4"
          + " plies. Default: empties.")
  private String by = "empties";

  @Mixin
  private CsvOption csv = new CsvOption();

  AccuracyCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    List<Integer> wanted = NumberRanges.parse("--empties", range, 1, 60);
    List<int[]> ranges = ranges(wanted);
    int plies = depth.checked();
    List<EvaluatorValues<Reversi>> valuations = new ArrayList<>();
    for (String name : names) {
      DiscEvaluator evaluator = EvaluatorOption.inDiscs("--evaluators", name, InputFiles.LOCAL);
      valuations.add(new EvaluatorValues<>(ReversiKit.KIT, evaluator, plies, console.stop()));
    }
    List<ScoreErrors> errors =
        valuations.stream().map(each -> new ScoreErrors()).toList();
    Counted counted = measure(wanted, valuations, errors);
    if (errors.get(0).count(1, 60) == 0 && !counted.isStopped()) {
      throw new UserError(
          "no position has such a number of empty squares in " + String.join(", ", files));
    }
    print(ranges, errors);
    if (counted.isStopped() && !csv.isOn()) {
      console.out().println("Stopped after " + counted.games() + counted.ofAll() + " games.");
      console.out().flush();
    }
    return ExitCode.skipping(counted.bad());
  }

  /**
   * How far the command has come.
   *
   * @param games the number of games that were measured
   * @param all the number of games of the files, if they can be read twice
   * @param bad the number of lines that are no games
   * @param isStopped whether Ctrl-C ended the command
   */
  private record Counted(long games, OptionalLong all, long bad, boolean isStopped) {

    /** Returns a text such as {@code of 1,000}; empty if the number is not known. */
    String ofAll() {
      return all.isPresent() ? " of " + String.format(Locale.ROOT, "%,d", all.getAsLong()) : "";
    }
  }

  private Counted measure(
      List<Integer> wanted, List<EvaluatorValues<Reversi>> valuations, List<ScoreErrors> errors) {
    try (Progress progress = console.progress();
        GameInput games = input(problem -> progress.aside(() -> console.warn(problem)))) {
      progress.update(() -> "counting the games");
      OptionalLong all = count();
      long count = 0;
      boolean isStopped = console.stop().isRaised();
      while (!isStopped && games.hasNext()) {
        TrainingGame game = games.next();
        Counted soFar = new Counted(count, all, games.bad(), false);
        progress.update(
            () -> String.format(Locale.ROOT, "%,d", soFar.games()) + soFar.ofAll() + " games");
        isStopped = !add(game, wanted, valuations, errors);
        count += isStopped ? 0 : 1;
      }
      return new Counted(count, all, games.bad(), isStopped);
    }
  }

  private GameInput input(Consumer<String> bad) {
    return new GameInput(console, files, TrainingGame::hasLabels, bad);
  }

  /** Counts the games; empty if standard input, which can be read only once, is among the files. */
  private OptionalLong count() {
    if (files.contains(TextInput.STANDARD_INPUT)) {
      return OptionalLong.empty();
    }
    long count = 0;
    try (GameInput games = input(problem -> {})) {
      while (!console.stop().isRaised() && games.hasNext()) {
        games.next();
        count++;
      }
    }
    return OptionalLong.of(count);
  }

  /**
   * Adds a game to the errors of all evaluators, or to none if Ctrl-C ends its searches. Returns
   * whether it was added.
   */
  private boolean add(
      TrainingGame game,
      List<Integer> wanted,
      List<EvaluatorValues<Reversi>> valuations,
      List<ScoreErrors> errors) {
    List<ScoreErrors> own = new ArrayList<>();
    try {
      for (EvaluatorValues<Reversi> valuation : valuations) {
        ScoreErrors ofGame = new ScoreErrors();
        ofGame.add(game, wanted::contains, valuation::points);
        console.checkStopped();
        own.add(ofGame);
      }
    } catch (CommandStopped e) {
      return false;
    }
    for (int i = 0; i < errors.size(); i++) {
      errors.get(i).add(own.get(i));
    }
    return true;
  }

  /** Returns the least and the maximum number of empty squares of each row. */
  private List<int[]> ranges(List<Integer> wanted) {
    return switch (by) {
      case "empties" ->
        wanted.stream().map(empties -> new int[] {empties, empties}).toList();
      case "stage" ->
        wanted.stream()
            .map(STAGES::of)
            .distinct()
            .map(stage -> new int[] {STAGES.minEmpties(stage), STAGES.maxEmpties(stage)})
            .toList();
      default -> throw new UserError("--by " + by + ": expected empties or stage");
    };
  }

  private void print(List<int[]> ranges, List<ScoreErrors> errors) {
    List<String> header = new ArrayList<>(List.of("empties", "positions"));
    header.addAll(names);
    List<List<Object>> rows = new ArrayList<>();
    for (int[] range : ranges) {
      int least = range[0];
      int most = range[1];
      long count = errors.get(0).count(least, most);
      if (count > 0) {
        List<Object> row = new ArrayList<>();
        row.add(least == most ? "" + least : least + "-" + most);
        row.add(count);
        errors.forEach(each -> row.add(NumberText.of(each.meanAbsolute(least, most), 2)));
        rows.add(row);
      }
    }
    String[] columns = header.toArray(String[]::new);
    csv.rows(console.out(), columns)
        .ifPresentOrElse(
            table -> rows.forEach(row -> table.row(row.toArray())), () -> print(columns, rows));
    console.out().flush();
  }

  private void print(String[] columns, List<List<Object>> rows) {
    Columns table = new Columns(columns);
    rows.forEach(row -> table.row(row.stream().map(String::valueOf).toArray(String[]::new)));
    table.print(console.out());
  }
}
