package io.github.yomikiri.bench.command;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.output.Csv;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.bench.learn.MoveText;
import io.github.yomikiri.bench.learn.SolvedPosition;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.ConnectFourKnowledge;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.table.LockFreeTable;
import io.github.yomikiri.search.table.TranspositionTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * The command {@code connect4}: it solves positions of Connect Four with the parts for any game.
 */
@Command(
    name = "connect4",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Solves positions of Connect Four with the solver for any game.",
    description = {
      "%nEach line of the file has the columns played from the empty board (1 to 7), and the"
          + " score that is expected. A score is half the number of discs that the winner has left,"
          + " counted up, from the view of the side to move.",
      "%nThe solver knows only what the example game offers to every search: bounds, moves that are"
          + " enough, and mirror images. The exit code is 1 if a score differs.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  benchmarks connect4 L2_R1.txt",
      "  benchmarks connect4 L1_R1.txt --hash 1024 --threads 2 --csv > solved.csv",
      "",
      "CSV: line,score,expected,nodes,seconds. Each row is written as soon as its position is",
      "solved. The table is emptied before each position; seconds do not include that."
    })
final class ConnectFourCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(paramLabel = "FILE", description = "The file of positions.")
  private Path file = Path.of("");

  @Option(
      names = "--hash",
      paramLabel = "MIB",
      defaultValue = "64",
      description = "Memory of the transposition table, in MiB. Default: 64.")
  private int hash = 64;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "Threads that share each search. Default: 1.")
  private int threads = 1;

  @Option(names = "--csv", description = "Write CSV.")
  private boolean csv;

  ConnectFourCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    NumberRanges.check("--hash", hash, 1, 8192);
    NumberRanges.check("--threads", threads, 1, 256);
    List<SolvedPosition<ConnectFour>> lines =
        SolvedPosition.read(file, text -> new MoveText<>(ConnectFour.START).game(text));
    Searcher<ConnectFour> solver = Searchers.solver(ConnectFour.class)
        .knowledge(new ConnectFourKnowledge())
        .ordering(() -> MoveOrdering.byEvaluation(ConnectFourKnowledge.THREATS, 1))
        .table(() -> TranspositionTable.twoLevel(LockFreeTable.ofMebibytes(hash)))
        .threads(threads)
        .build();
    Optional<Csv> rows = csv
        ? Optional.of(new Csv(console.out(), "line", "score", "expected", "nodes", "seconds"))
        : Optional.empty();
    int solved = 0;
    int wrong = 0;
    long nodes = 0;
    double seconds = 0;
    try (Progress progress = console.progress()) {
      for (SolvedPosition<ConnectFour> line : lines) {
        int number = solved + 1;
        progress.update(() -> "position " + number + " of " + lines.size());
        solver.reset();
        SearchResult result =
            solver.search(line.game().position(), Limits.none().withStop(console.stop()));
        if (!result.isExact()) {
          break;
        }
        solved++;
        double time = result.statistics().elapsed().toNanos() / 1e9;
        nodes += result.statistics().nodes();
        seconds += time;
        rows.ifPresent(csvRows -> progress.aside(() -> csvRows.row(
            line.line(), result.score(), line.score(), result.statistics().nodes(), time)));
        if (result.score() != line.score()) {
          wrong++;
          progress.aside(() -> complain(line, result.score()));
        }
      }
    }
    if (!csv) {
      console
          .out()
          .printf(
              Locale.ROOT,
              "%d of %d positions solved, %d wrong; %,.1f nodes a position, %,d nodes in %.3f s,"
                  + " %.2f M nodes/s%n",
              solved,
              lines.size(),
              wrong,
              nodes / (double) Math.max(1, solved),
              nodes,
              seconds,
              nodes / 1e6 / Math.max(1e-9, seconds));
      console.out().flush();
    }
    return wrong > 0 ? ExitCode.FAILURE_FOUND : ExitCode.OK;
  }

  private void complain(SolvedPosition<ConnectFour> line, int score) {
    console
        .err()
        .printf(
            Locale.ROOT,
            "%s:%d: the line says %d, the score is %d%n",
            file,
            line.line(),
            line.score(),
            score);
    console.err().flush();
  }
}
