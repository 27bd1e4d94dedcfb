package io.github.yomikiri.cli.attribution;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.job.RowsOutput;
import io.github.yomikiri.app.option.CsvOption;
import io.github.yomikiri.app.option.WorkerThreads;
import io.github.yomikiri.app.output.Csv;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.learn.job.JobProgress;
import io.github.yomikiri.learn.job.OrderedWorkers;
import io.github.yomikiri.learn.job.ResumableFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import picocli.CommandLine.Mixin;

/** The options of a command that values games: where the rows go, and the number of threads. */
public final class AttributionOutput {

  /** What the table of a command shows, for its help. */
  public static final String TABLE =
      "%nThe table has the mean value at each point and the change since the point before, with"
          + " its 95 %% interval. Then it counts the games in which the first player is ahead,"
          + " level or behind, by the rounded value. Only pairs of games that were played out count. As"
          + " both players begin each opening once, the mean value before the first point is 0.";

  @Mixin
  private WorkerThreads threads = new WorkerThreads();

  @Mixin
  private RowsOutput output = new RowsOutput();

  @Mixin
  private CsvOption csv = new CsvOption();

  /** Rejects a number of threads that is out of range. */
  public void check() {
    threads.check();
  }

  /**
   * Values the games that the file does not have yet. Writes their rows, and prints a table.
   *
   * @param console the streams and Ctrl-C
   * @param work the games
   * @param <T> a game
   * @throws UserError if the file has rows of other games
   * @throws IOException if the file cannot be read or written
   */
  public <T> void write(Console console, Attribution<T> work) throws IOException {
    List<String> header = Version.PROGRAM.header("attribute", work.arguments());
    header.add("# " + Csv.line(work.stages().columns().toArray()));
    List<String> lines = List.of();
    Optional<ResumableFile> file = Optional.empty();
    if (output.isFile()) {
      Path path = output.path().orElseThrow();
      lines = ResumableFile.linesOf(path);
      file = Optional.of(TextFile.resume(path, header));
    }
    try (Progress progress = console.progress()) {
      List<AttributionRow> before = new ArrayList<>();
      long known =
          Math.min(work.games().size(), file.map(ResumableFile::linesBefore).orElse(0L));
      for (int i = 0; i < known; i++) {
        before.add(row(lines.get(header.size() + i), header.size() + i + 1, i, work));
      }
      AttributionTable table = new AttributionTable(work.stages());
      value(console, work, before, table, file, progress);
      print(console, work, table);
    } finally {
      if (file.isPresent()) {
        file.get().close();
      }
    }
  }

  /** Reads the row of a game. */
  private <T> AttributionRow row(String line, int lineNumber, int game, Attribution<T> work) {
    String problem;
    try {
      AttributionRow row = AttributionRow.parse(line, work.stages().columns().size());
      if (row.number() == game + 1 && work.hasMoves().test(work.games().get(game), row.moves())) {
        return row;
      }
      problem = "game " + (game + 1) + " has other moves";
    } catch (IllegalArgumentException e) {
      problem = String.valueOf(e.getMessage());
    }
    throw new UserError(output.path().orElseThrow() + ", line " + lineNumber
        + " does not belong to " + work.match() + ": " + problem);
  }

  private <T> void value(
      Console console,
      Attribution<T> work,
      List<AttributionRow> before,
      AttributionTable table,
      Optional<ResumableFile> file,
      Progress progress)
      throws IOException {
    int decimals = work.stages().decimals();
    Optional<Csv> rows = csv.isOn()
        ? Optional.of(new Csv(console.out(), work.stages().columns().toArray(String[]::new)))
        : Optional.empty();
    for (AttributionRow row : before) {
      table.add(row);
      rows.ifPresent(csvRows -> csvRows.row(row.fields(decimals)));
    }
    List<T> games = work.games();
    JobProgress done =
        new JobProgress("games", before.size(), OptionalLong.of(games.size()), System.nanoTime());
    progress.update(done);
    new OrderedWorkers<>(threads.count(), work.valuer(), console.stop())
        .run(games.subList(before.size(), games.size()).iterator(), row -> {
          if (file.isPresent()) {
            file.get().append(Csv.line(row.fields(decimals)));
          }
          table.add(row);
          rows.ifPresent(csvRows -> progress.aside(() -> csvRows.row(row.fields(decimals))));
          done.add();
          progress.update(done);
        });
  }

  private void print(Console console, Attribution<?> work, AttributionTable table) {
    if (!csv.isOn()) {
      console
          .out()
          .printf(
              Locale.ROOT,
              "%s against %s, %d games: mean values for %1$s in %s%n",
              work.player(),
              work.opponent(),
              table.games(),
              work.unit());
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
