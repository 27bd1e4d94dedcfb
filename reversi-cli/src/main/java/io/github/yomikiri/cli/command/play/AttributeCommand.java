package io.github.yomikiri.cli.command.play;

import io.github.yomikiri.cli.console.Console;
import io.github.yomikiri.cli.console.ExitCode;
import io.github.yomikiri.cli.console.NumberRanges;
import io.github.yomikiri.cli.console.TextFile;
import io.github.yomikiri.cli.console.UserError;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.cli.job.GamesOutput;
import io.github.yomikiri.cli.job.RowsOutput;
import io.github.yomikiri.cli.option.CsvOption;
import io.github.yomikiri.cli.option.EvaluatorOption;
import io.github.yomikiri.cli.option.WorkerThreads;
import io.github.yomikiri.cli.output.Csv;
import io.github.yomikiri.cli.output.Progress;
import io.github.yomikiri.cli.player.StageValues;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.learn.job.JobProgress;
import io.github.yomikiri.learn.job.OrderedWorkers;
import io.github.yomikiri.learn.job.ResumableFile;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code attribute}: it shows in which part of the game a match was won or lost. */
@Command(
    name = "attribute",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Shows in which part of the game a match was won or lost.",
    description = {
      "%nReads the games of a file that match --output has written. Each game is valued at some"
          + " numbers of empty squares, from the view of the match's first player. Positions with"
          + " at most --exact empty squares are solved, the others are searched to --depth plies.",
      "%nThe table has the mean value at each point and the change since the point before, with"
          + " its 95 %% interval. Then it counts the games in which the first player is ahead,"
          + " level or behind, in whole discs. Only pairs of games that were played out count. As"
          + " both players begin each opening once, the mean value before the first point is 0.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri attribute match.csv",
      "  yomikiri attribute match.csv --empties 40,32,24,16 --exact 24 --threads 2 -o values.csv",
      "",
      "CSV: the game's number, its values, the final score and the moves, a row for each game. --output",
      "writes the same rows to a file. Every complete row survives Ctrl-C and kill -9, and the same",
      "command resumes after it, also if the match has more games by then."
    })
final class AttributeCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(paramLabel = "FILE", description = "File that match --output has written.")
  private Path match = Path.of("");

  @Option(
      names = "--empties",
      paramLabel = "N,N,...",
      defaultValue = "36,28,22,16",
      description = "Numbers of empty squares, falling, 1 to 59. Default: 36,28,22,16.")
  private String empties = "36,28,22,16";

  @Option(
      names = "--exact",
      paramLabel = "N",
      defaultValue = "22",
      description = "Maximum number of empty squares of a position that is solved, 0 to 30. With"
          + " each more, solving takes twice the time. Default: 22.")
  private int exact = 22;

  @Option(
      names = "--depth",
      paramLabel = "D",
      defaultValue = "16",
      description = "Depth of the search of other positions, in plies, 1 to 30. Default: 16.")
  private int depth = 16;

  @Mixin
  private EvaluatorOption evaluator = new EvaluatorOption("pattern");

  @Mixin
  private WorkerThreads threads = new WorkerThreads();

  @Mixin
  private RowsOutput output = new RowsOutput();

  @Mixin
  private CsvOption csv = new CsvOption();

  AttributeCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    List<Integer> points = NumberRanges.parse("--empties", empties, 1, 59);
    for (int i = 1; i < points.size(); i++) {
      if (points.get(i) >= points.get(i - 1)) {
        throw new UserError("--empties " + empties + ": " + points.get(i) + " is not less than "
            + points.get(i - 1));
      }
    }
    NumberRanges.check("--exact", exact, 0, 30);
    NumberRanges.check("--depth", depth, 1, 30);
    threads.check();
    DiscEvaluator judge = evaluator.inDiscs();
    List<MatchRow> games = games();
    List<String> header = header(judge, games.get(0), points);
    List<String> lines = List.of();
    Optional<ResumableFile> file = Optional.empty();
    if (output.isFile()) {
      Path path = output.path().orElseThrow();
      lines = ResumableFile.linesOf(path);
      file = Optional.of(TextFile.resume(path, header));
    }
    try (Progress progress = console.progress()) {
      AttributionTable table = new AttributionTable(points);
      List<AttributionRow> before = new ArrayList<>();
      long known = Math.min(games.size(), file.map(ResumableFile::linesBefore).orElse(0L));
      for (int i = 0; i < known; i++) {
        before.add(row(lines.get(header.size() + i), header.size() + i + 1, games.get(i), points));
      }
      value(games, before, judge, points, table, file, progress);
      print(table, games.get(0));
    } finally {
      if (file.isPresent()) {
        file.get().close();
      }
    }
    return ExitCode.OK;
  }

  private List<MatchRow> games() throws IOException {
    List<MatchRow> games = MatchFile.read(match);
    for (int i = 0; i < games.size(); i++) {
      MatchRow row = games.get(i);
      int size = row.result().game().start().size();
      if (row.number() != i + 1) {
        throw new UserError(
            match + ": game " + row.number() + " is where game " + (i + 1) + " should be");
      }
      if (size != 8) {
        throw new UserError(match + ": game " + row.number() + " is on a board of " + size + "x"
            + size + " squares; only 8x8 can be valued");
      }
    }
    return games;
  }

  private List<String> header(DiscEvaluator judge, MatchRow first, List<Integer> points) {
    List<String> header = GamesOutput.header(
        "attribute",
        List.of(
            "players " + first.result().first() + " " + first.result().second(),
            "exact " + exact,
            "depth " + depth,
            "evaluator " + evaluator.described(judge)));
    header.add("# " + Csv.line((Object[]) AttributionRow.columns(points)));
    return header;
  }

  private AttributionRow row(String line, int number, MatchRow game, List<Integer> points) {
    String problem;
    try {
      AttributionRow row = AttributionRow.parse(line, AttributionRow.columns(points).length);
      if (row.number() == game.number()
          && row.moves().equals(game.result().game().toString())) {
        return row;
      }
      problem = "game " + game.number() + " has other moves";
    } catch (IllegalArgumentException e) {
      problem = String.valueOf(e.getMessage());
    }
    throw new UserError(output.path().orElseThrow() + ", line " + number
        + " does not belong to the match in " + match + ": " + problem);
  }

  private void value(
      List<MatchRow> games,
      List<AttributionRow> before,
      DiscEvaluator judge,
      List<Integer> points,
      AttributionTable table,
      Optional<ResumableFile> file,
      Progress progress)
      throws IOException {
    Optional<Csv> rows = csv.isOn()
        ? Optional.of(new Csv(console.out(), AttributionRow.columns(points)))
        : Optional.empty();
    for (AttributionRow row : before) {
      table.add(row);
      rows.ifPresent(csvRows -> csvRows.row(row.fields()));
    }
    JobProgress done =
        new JobProgress("games", before.size(), OptionalLong.of(games.size()), System.nanoTime());
    progress.update(done);
    new OrderedWorkers<MatchRow, AttributionRow>(
            threads.count(), stop -> valuer(judge, points, stop), console.stop())
        .run(games.subList(before.size(), games.size()).iterator(), row -> {
          if (file.isPresent()) {
            file.get().append(Csv.line(row.fields()));
          }
          table.add(row);
          rows.ifPresent(csvRows -> progress.aside(() -> csvRows.row(row.fields())));
          done.add();
          progress.update(done);
        });
  }

  private Function<MatchRow, Optional<AttributionRow>> valuer(
      DiscEvaluator judge, List<Integer> points, StopSignal stop) {
    StageValues values = new StageValues(judge, new StageValues.Effort(exact, depth));
    return row -> {
      Game<Reversi> game = row.result().game();
      return values.of(game, points, stop).map(each -> AttributionRow.of(row, each));
    };
  }

  private void print(AttributionTable table, MatchRow first) {
    if (!csv.isOn()) {
      console
          .out()
          .printf(
              "%s against %s, %d games: mean values for %1$s in discs%n",
              first.result().first(), first.result().second(), table.games());
      if (table.games() > 0) {
        table.print(console.out());
      }
      if (table.leftOut() > 0) {
        console
            .out()
            .printf(
                "%d games do not count: a game of their pair was not played out, or begins late%n",
                table.leftOut());
      }
    }
    if (console.stop().isRaised()) {
      console.out().println(output.isFile() ? "Stopped. The same command resumes." : "Stopped.");
    }
    console.out().flush();
  }
}
