package io.github.yomikiri.app.command;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.app.option.CsvOption;
import io.github.yomikiri.app.option.StartOptions;
import io.github.yomikiri.app.output.Columns;
import io.github.yomikiri.app.output.LiveTable;
import io.github.yomikiri.app.output.LiveTable.Column;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.app.output.RowWriter;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Perft;
import io.github.yomikiri.game.Position;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code perft}: it counts move sequences. */
@Command(
    name = "perft",
    mixinStandardHelpOptions = true,
    header = "Counts the move sequences of each length, the first test of a game's rules.",
    description = {
      "%nA pass is one ply. A game that ends earlier counts as one sequence. From the start"
          + " position, counts are compared with those that other programs published; the exit"
          + " code is 1 if one differs.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ${COMMAND-FULL-NAME} --depth 6",
      "  ${COMMAND-FULL-NAME} --depth 8 --csv",
      "  ${COMMAND-FULL-NAME} --depth 6 --divide   the count below each first move",
      "",
      "CSV: depth,leaves,seconds,leaves_per_second, or with --divide: move,leaves."
    })
public final class PerftCommand<P extends Position<P>> implements Callable<Integer>, WithMixins {

  private static final int MAX_DEPTH = 60;

  private final Console console;
  private final PerftCounts<P> counts;

  private final StartOptions<P> start;

  @Option(
      names = "--depth",
      paramLabel = "N",
      required = true,
      description = "Maximum length, in plies.")
  private int depth;

  @Option(
      names = "--divide",
      description = "Count below each first move, at the maximum length only.")
  private boolean divide;

  @Mixin
  private CsvOption csv = new CsvOption();

  /**
   * Makes the command.
   *
   * @param context the game, and the program
   * @param counts counts, and knows what others have counted
   */
  public PerftCommand(GameContext<P> context, PerftCounts<P> counts) {
    console = context.console();
    start = context.starts().get();
    this.counts = counts;
  }

  @Override
  public List<Object> mixins() {
    return List.of(start);
  }

  @Override
  public Integer call() throws IOException {
    NumberRanges.check("--depth", depth, 1, MAX_DEPTH);
    P position = start.position(console);
    // On Ctrl-C the process ends at once: a count cannot be stopped halfway, and the earlier counts
    // are already printed.
    console.interrupt().atOnce(() -> {});
    if (divide) {
      divide(position);
      return ExitCode.OK;
    }
    return count(position);
  }

  private void divide(P position) {
    Map<Move, Long> leaves = Perft.divide(position, depth);
    long total = leaves.values().stream().mapToLong(Long::longValue).sum();
    Optional<RowWriter> rows = csv.rows(console.out(), "move", "leaves");
    if (rows.isPresent()) {
      leaves.forEach((move, count) -> rows.get().row(move, count));
      return;
    }
    Columns table = new Columns("move", "leaves");
    leaves.forEach((move, count) -> table.row(move.notation(), count.toString()));
    table.row("all", Long.toString(total));
    table.print(console.out());
  }

  private int count(P position) {
    LiveTable table = new LiveTable(
        console.out(),
        csv.format(),
        List.of(
            Column.of("depth", "%5d"),
            Column.of("leaves", "%,18d"),
            Column.of("seconds", "%10.3f"),
            new Column("leaves_per_second", "leaves/s", "%,14d"),
            new Column("", " known", " %s")));
    boolean wrong = false;
    try (Progress progress = console.progress()) {
      for (int ply = 1; ply <= depth && !console.stop().isRaised(); ply++) {
        int now = ply;
        progress.update(() -> "counting depth " + now + " of " + depth);
        long started = System.nanoTime();
        long leaves = counts.count(position, ply);
        double seconds = (System.nanoTime() - started) / 1e9;
        Optional<Long> expected = counts.published(position, ply);
        wrong |= expected.isPresent() && expected.get() != leaves;
        long rate = Math.round(leaves / Math.max(seconds, 1e-9));
        String comparison =
            expected.map(count -> count == leaves ? "equal" : "NOT " + count).orElse("-");
        progress.aside(() -> table.row(now, leaves, seconds, rate, comparison));
      }
    }
    return wrong ? ExitCode.FAILURE_FOUND : ExitCode.OK;
  }
}
