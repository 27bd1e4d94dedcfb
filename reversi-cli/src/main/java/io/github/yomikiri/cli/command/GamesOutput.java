package io.github.yomikiri.cli.command;

import io.github.yomikiri.cli.console.Console;
import io.github.yomikiri.cli.console.NumberRanges;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.cli.job.OrderedWorkers;
import io.github.yomikiri.cli.job.ResumableFile;
import io.github.yomikiri.cli.output.Progress;
import io.github.yomikiri.reversi.dataset.TrainingGame;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import picocli.CommandLine.Option;

/** The options and the work of writing games: the file, the number of threads, and the progress. */
final class GamesOutput {

  static final String RESTART =
      "%nThe output begins with a header that names the arguments, followed by one game on each line."
          + " Every complete line survives Ctrl-C and kill -9, and the same command resumes after it. A"
          + " file that other arguments made is rejected with exit code 2 and left unchanged. The number"
          + " of threads does not change the output.%n";

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      required = true,
      description = "File to write, or to resume.")
  private Path output = Path.of("");

  @Option(
      names = "--threads",
      paramLabel = "T",
      defaultValue = "1",
      description = "Number of games at once. Default: 1.")
  private int threads = 1;

  /**
   * How a run ended.
   *
   * @param before the games that were there already
   * @param total the games that are there now
   * @param seconds the time it took
   */
  record Outcome(long before, long total, double seconds) {}

  /** Rejects a number of threads that is out of range. */
  void check() {
    NumberRanges.check("--threads", threads, 1, 256);
  }

  /** Returns the first lines of a file: the program, the command and its arguments. */
  static List<String> header(String command, List<String> arguments) {
    List<String> header = new ArrayList<>();
    header.add("# " + Version.program() + " " + command);
    arguments.forEach(argument -> header.add("# " + argument));
    return header;
  }

  /**
   * Makes games and writes them after the games that the file already has.
   *
   * @param header the first lines of the file
   * @param total the number of games that the file will have, if it is known
   * @param tasks the tasks, one for each game; the tasks of the games in the file are skipped
   * @param worker makes a worker, which turns a task into a game, until the signal is raised
   */
  <T> Outcome write(
      Console console,
      List<String> header,
      OptionalLong total,
      Progress progress,
      Iterator<T> tasks,
      Function<StopSignal, Function<T, Optional<TrainingGame>>> worker)
      throws IOException {
    long started = System.nanoTime();
    try (ResumableFile file = ResumableFile.open(output, header)) {
      long before = file.linesBefore();
      for (long i = 0; i < before && tasks.hasNext(); i++) {
        tasks.next();
      }
      GamesProgress done = new GamesProgress(before, total, System.nanoTime());
      progress.update(done);
      new OrderedWorkers<>(threads, worker, console.stop()).run(tasks, game -> {
        file.append(game.format());
        done.add();
        progress.update(done);
      });
      return new Outcome(before, done.count(), (System.nanoTime() - started) / 1e9);
    }
  }

  /** Prints a summary of the run on standard output. */
  void print(Console console, String verb, Outcome outcome) {
    long made = outcome.total() - outcome.before();
    new ResumableSummary(verb, "games", made, outcome.total(), outcome.seconds(), output)
        .print(console);
  }
}
