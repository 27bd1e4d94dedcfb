package io.github.yomikiri.app.attribution;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.input.MatchRow;
import io.github.yomikiri.app.job.RowsOutput;
import io.github.yomikiri.app.option.CsvOption;
import io.github.yomikiri.app.option.WorkerThreads;
import io.github.yomikiri.app.output.Csv;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.app.output.RowWriter;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.job.JobProgress;
import io.github.yomikiri.learn.job.OrderedWorkers;
import io.github.yomikiri.learn.job.ResumableFile;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import picocli.CommandLine.Mixin;

/** The options of a command that values games: where the rows go, and the number of threads. */
final class AttributionOutput {

  @Mixin
  private WorkerThreads threads = new WorkerThreads();

  @Mixin
  private RowsOutput output = new RowsOutput();

  @Mixin
  private CsvOption csv = new CsvOption();

  /** Rejects a number of threads that is out of range. */
  void check() {
    threads.check();
  }

  /**
   * Values the games that the file does not have yet. Writes their rows, and prints a table.
   *
   * @param context the program
   * @param match the file of the games
   * @param valuation how they are valued
   * @param games the games, in the order of the match
   * @throws UserError if the file of values has rows of other games
   * @throws IOException if the file of values cannot be read or written
   */
  <N extends Node<N>> void write(
      GameContext<N> context, Path match, StageValuation<N> valuation, List<MatchRow<N>> games)
      throws IOException {
    Console console = context.console();
    GameResult<N> first = games.get(0).result();
    List<String> arguments = new ArrayList<>();
    arguments.add("players " + String.join(" ", first.players()));
    arguments.addAll(valuation.arguments());
    List<String> columns = valuation.stages().columns();
    List<String> header = context.version().header("attribute", arguments);
    header.add("# " + Csv.line(columns.toArray()));
    List<String> lines = List.of();
    Optional<ResumableFile> file = Optional.empty();
    if (output.isFile()) {
      Path path = output.path().orElseThrow();
      lines = ResumableFile.linesOf(path);
      file = Optional.of(TextFile.resume(path, header));
    }
    try (Progress progress = console.progress()) {
      List<AttributionRow> before = new ArrayList<>();
      long known = Math.min(games.size(), file.map(ResumableFile::linesBefore).orElse(0L));
      for (int i = 0; i < known; i++) {
        int line = header.size() + i;
        try {
          before.add(row(lines.get(line), columns.size(), games.get(i)));
        } catch (IllegalArgumentException e) {
          throw new UserError(output.path().orElseThrow() + ", line " + (line + 1)
              + " does not belong to the match in " + match + ": " + e.getMessage());
        }
      }
      AttributionTable table = new AttributionTable(valuation.stages());
      value(console, valuation, games, before, table, file, progress);
      print(console, first, valuation.unit(), table);
    } finally {
      if (file.isPresent()) {
        file.get().close();
      }
    }
  }

  /**
   * Reads the row of a game.
   *
   * @throws IllegalArgumentException if it is none, with the reason
   */
  private static AttributionRow row(String line, int columns, MatchRow<?> game) {
    AttributionRow row = AttributionRow.parse(line, columns);
    if (row.number() == game.number() && row.moves().equals(game.result().game().toString())) {
      return row;
    }
    throw new IllegalArgumentException("game " + game.number() + " has other moves");
  }

  private <N extends Node<N>> void value(
      Console console,
      StageValuation<N> valuation,
      List<MatchRow<N>> games,
      List<AttributionRow> before,
      AttributionTable table,
      Optional<ResumableFile> file,
      Progress progress)
      throws IOException {
    int decimals = valuation.stages().decimals();
    Optional<RowWriter> rows =
        csv.rows(console.out(), valuation.stages().columns().toArray(String[]::new));
    for (AttributionRow row : before) {
      table.add(row);
      rows.ifPresent(each -> each.row(row.fields(decimals)));
    }
    JobProgress done =
        new JobProgress("games", before.size(), OptionalLong.of(games.size()), System.nanoTime());
    progress.update(done);
    new OrderedWorkers<>(
            threads.count(), (StopSignal stop) -> valuer(valuation, stop), console.stop())
        .run(games.subList(before.size(), games.size()).iterator(), row -> {
          if (file.isPresent()) {
            file.get().append(Csv.line(row.fields(decimals)));
          }
          table.add(row);
          rows.ifPresent(each -> progress.aside(() -> each.row(row.fields(decimals))));
          done.add();
          progress.update(done);
        });
  }

  private static <N extends Node<N>> Function<MatchRow<N>, Optional<AttributionRow>> valuer(
      StageValuation<N> valuation, StopSignal stop) {
    StageValues<N> values = new StageValues<>(
        valuation.stages().points(), valuation.place(), valuation.judge().get());
    return row -> {
      Game<N> game = row.result().game();
      return values
          .of(game, stop)
          .map(each -> AttributionRow.of(row.number(), each, game.toString()));
    };
  }

  private void print(Console console, GameResult<?> first, String unit, AttributionTable table) {
    if (!csv.isOn()) {
      console
          .out()
          .printf(
              Locale.ROOT,
              "%s against %s, %d games: mean values for %1$s in %s%n",
              first.players().get(0),
              first.players().get(1),
              table.games(),
              unit);
      if (table.games() > 0) {
        table.print(console.out());
      }
      if (table.leftOut() > 0) {
        console
            .out()
            .printf(
                Locale.ROOT,
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
