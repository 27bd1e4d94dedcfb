package io.github.yomikiri.cli.command;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;

import io.github.yomikiri.cli.console.Console;
import io.github.yomikiri.cli.console.NumberRanges;
import io.github.yomikiri.cli.console.UserError;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.cli.output.Columns;
import io.github.yomikiri.cli.output.Csv;
import io.github.yomikiri.cli.output.Progress;
import io.github.yomikiri.cli.player.Evaluators;
import io.github.yomikiri.cli.player.Valuation;
import io.github.yomikiri.reversi.dataset.TrainingGame;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code accuracy}: it measures the errors of evaluators. */
@Command(
    name = "accuracy",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
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
      "CSV: empties,positions and a column for each evaluator."
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

  @Option(names = "--csv", description = "Write CSV.")
  private boolean csv;

  AccuracyCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    List<Integer> wanted = NumberRanges.parse("--empties", range, 1, 60);
    List<int[]> ranges = ranges(wanted);
    int plies = depth.checked();
    List<Valuation> valuations = new ArrayList<>();
    for (String name : names) {
      valuations.add(new Valuation(inDiscs(name), plies, console.stop()));
    }
    List<ScoreErrors> errors =
        valuations.stream().map(each -> new ScoreErrors()).toList();
    long bad;
    try (Progress progress = console.progress();
        GameInput games = new GameInput(
            console,
            files,
            TrainingGame::hasLabels,
            problem -> progress.aside(() -> console.err().println(problem)))) {
      long[] count = new long[1];
      games.forEachRemaining(game -> {
        count[0]++;
        progress.update(() -> "game %,d".formatted(count[0]));
        console.checkStopped();
        for (int i = 0; i < errors.size(); i++) {
          errors.get(i).add(game, wanted::contains, valuations.get(i)::discs);
        }
      });
      bad = games.bad();
    }
    if (errors.get(0).count(1, 60) == 0) {
      throw new UserError(
          "no position has such a number of empty squares in " + String.join(", ", files));
    }
    print(ranges, errors);
    return GameInput.exitCode(bad);
  }

  private static DiscEvaluator inDiscs(String name) {
    try {
      return Evaluators.inDiscs(name, Evaluators.of(name));
    } catch (IOException | IllegalArgumentException e) {
      throw new UserError("--evaluators: " + e.getMessage());
    }
  }

  /** Returns the least and the greatest number of empty squares of each row. */
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
    List<String[]> rows = new ArrayList<>();
    for (int[] range : ranges) {
      int least = range[0];
      int most = range[1];
      long count = errors.get(0).count(least, most);
      if (count > 0) {
        List<String> row = new ArrayList<>();
        row.add(least == most ? "" + least : least + "-" + most);
        row.add("" + count);
        errors.forEach(
            each -> row.add(String.format(Locale.ROOT, "%.2f", each.meanAbsolute(least, most))));
        rows.add(row.toArray(new String[0]));
      }
    }
    if (csv) {
      Csv table = new Csv(console.out(), header.toArray(new String[0]));
      rows.forEach(row -> table.row((Object[]) row));
    } else {
      Columns table = new Columns(header.toArray(new String[0]));
      rows.forEach(table::row);
      table.print(console.out());
    }
    console.out().flush();
  }
}
