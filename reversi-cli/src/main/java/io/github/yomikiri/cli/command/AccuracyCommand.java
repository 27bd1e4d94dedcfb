package io.github.yomikiri.cli.command;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;

import io.github.yomikiri.cli.console.NumberRanges;
import io.github.yomikiri.cli.console.Session;
import io.github.yomikiri.cli.console.UserError;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.cli.output.Columns;
import io.github.yomikiri.cli.output.Csv;
import io.github.yomikiri.cli.output.Progress;
import io.github.yomikiri.cli.player.Evaluators;
import io.github.yomikiri.cli.player.Valuation;
import io.github.yomikiri.reversi.dataset.ScoreErrors;
import io.github.yomikiri.reversi.dataset.TrainingGame;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** By how much evaluators err. */
@Command(
    name = "accuracy",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Tells by how many discs evaluators err on the positions of games.",
    description = {
      "%nReads WTHOR files (.wtb) and the files of label and selfplay. What a position turned out to be worth"
          + " is the final score of its game; in WTHOR files, with as many empty squares as those were"
          + " solved with or more, the score that they give. Told is the mean of the errors' sizes, by"
          + " number of empty squares or by stage. Only 24 empty squares of WTHOR files are exact. A"
          + " line that is no game is told of and left out; the exit code is then 1.%n"
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

  private final Session session;

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "Games.")
  private List<String> files = List.of();

  @Option(
      names = "--evaluators",
      paramLabel = "NAME",
      split = ",",
      description = "Names or weight files. Default: pattern,interprism,tanuki,discs.")
  private List<String> names = List.of("pattern", "interprism", "tanuki", "discs");

  @Option(
      names = "--depth",
      paramLabel = "D",
      defaultValue = "0",
      description = "How deep positions are searched, in plies; 0, the default: not at all.")
  private int depth;

  @Option(
      names = "--empties",
      paramLabel = "RANGE",
      defaultValue = "1-60",
      description = "Which numbers of empty squares, such as 24 or 13-24. Default: 1-60.")
  private String range = "1-60";

  @Option(
      names = "--by",
      paramLabel = "empties|stage",
      defaultValue = "empties",
      description = "A row for each number of empty squares, or for each of the 15 stages of 4"
          + " plies that trained evaluators divide a game into. Default: empties.")
  private String by = "empties";

  @Option(names = "--csv", description = "Write CSV.")
  private boolean csv;

  AccuracyCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException {
    if (depth < 0 || depth > 20) {
      throw new UserError("--depth " + depth + " is outside 0-20");
    }
    List<Integer> wanted = NumberRanges.parse("--empties", range, 1, 60);
    List<int[]> ranges = ranges(wanted);
    List<Valuation> valuations = new ArrayList<>();
    for (String name : names) {
      valuations.add(new Valuation(inDiscs(name), depth));
    }
    List<ScoreErrors> errors =
        valuations.stream().map(each -> new ScoreErrors()).toList();
    long bad;
    try (Progress progress = session.progress();
        GameInput games = new GameInput(
            session,
            files,
            TrainingGame::hasScore,
            problem -> progress.aside(() -> session.err().println(problem)))) {
      long[] count = new long[1];
      games.forEachRemaining(game -> {
        count[0]++;
        progress.update(() -> "game %,d".formatted(count[0]));
        session.checkStopped();
        for (int i = 0; i < errors.size(); i++) {
          errors.get(i).add(game, wanted::contains, valuations.get(i)::discs);
        }
      });
      bad = games.bad();
    }
    if (errors.get(0).count(1, 60) == 0) {
      throw new UserError("there is no such position in " + String.join(", ", files));
    }
    print(ranges, errors);
    return GameInput.exitCode(bad);
  }

  private static DiscEvaluator inDiscs(String name) throws IOException {
    try {
      return Evaluators.inDiscs(name, Evaluators.of(name));
    } catch (IllegalArgumentException e) {
      throw new UserError("--evaluators: " + e.getMessage());
    }
  }

  /** Returns the rows' numbers of empty squares, least and greatest. */
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
      default -> throw new UserError("--by " + by + ": there are empties and stage");
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
      Csv table = new Csv(session.out(), header.toArray(new String[0]));
      rows.forEach(row -> table.row((Object[]) row));
    } else {
      Columns table = new Columns(header.toArray(new String[0]));
      rows.forEach(table::row);
      table.print(session.out());
    }
    session.out().flush();
  }
}
