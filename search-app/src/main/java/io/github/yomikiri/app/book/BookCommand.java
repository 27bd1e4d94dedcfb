package io.github.yomikiri.app.book;

import io.github.yomikiri.app.book.PositionValues.Valuer;
import io.github.yomikiri.app.book.PositionValues.Values;
import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.app.job.ResumableOutput;
import io.github.yomikiri.app.job.ResumableSummary;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.learn.job.ResumableFile;
import io.github.yomikiri.play.book.Book;
import io.github.yomikiri.play.book.BookBuilder;
import io.github.yomikiri.search.Limits;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code book}: it makes or extends an opening book. */
@Command(
    name = "book",
    mixinStandardHelpOptions = true,
    header = "Makes an opening book by searches.",
    description = {
      "%nEach step takes the position that good players reach most easily, among those whose moves"
          + " are not in the book. A search values the position after each of its moves (--depth,"
          + " --nodes). So the lines of best play become longest. The value of a position is that"
          + " of its best move.${bundle:value.more}",
      "%nThe output begins with a header that names the arguments. Each other line has a position"
          + " with its moves and their values in hundredths of ${bundle:value.one}. Every complete"
          + " line survives Ctrl-C and kill -9, and the same command resumes after it. More"
          + " --positions extend the book. A file that other arguments made is rejected with exit"
          + " code 2 and left unchanged.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ${COMMAND-FULL-NAME} -o my.book",
      "  ${COMMAND-FULL-NAME} --depth 20 --positions 5000 -o deep.book",
      "  ${PARENT-COMMAND-FULL-NAME} book-show --book my.book",
      "  ${PARENT-COMMAND-FULL-NAME} match engine:book=my.book engine"
    })
public final class BookCommand<N extends Node<N>> implements Callable<Integer>, WithMixins {

  /** The values of a book are whole numbers: hundredths of the unit. */
  static final int PER_UNIT = 100;

  private static final int MAX = Score.MAX - 1;

  private final GameContext<N> context;
  private final Console console;
  private final PositionValues<N> values;

  @Option(
      names = "--positions",
      paramLabel = "N",
      defaultValue = "100",
      description = "Total number of positions in the book. Default: 100.")
  private int positions = 100;

  @Option(
      names = "--within",
      paramLabel = "VALUE",
      description = "Follow moves that are worse than the best move by at most this. A move that is"
          + " so much worse counts as four plies more. Default: ${bundle:value.within}.")
  private Optional<Double> within = Optional.empty();

  @Option(
      names = "--depth",
      paramLabel = "D",
      description = "Depth limit of each search, in plies, 2 to 60. Default: ${bundle:value.depth},"
          + " or none with --nodes.")
  private Optional<Integer> depth = Optional.empty();

  @Option(names = "--nodes", paramLabel = "N", description = "Node limit of each search.")
  private Optional<Long> nodes = Optional.empty();

  @Mixin
  private ResumableOutput output = new ResumableOutput();

  /**
   * Makes the command.
   *
   * @param context the game, and the program
   * @param values values positions
   */
  public BookCommand(GameContext<N> context, PositionValues<N> values) {
    this.context = context;
    console = context.console();
    this.values = values;
  }

  @Override
  public List<Object> mixins() {
    return values.mixins();
  }

  @Override
  public Map<String, String> words() {
    return values.words();
  }

  @Override
  public Integer call() throws IOException {
    NumberRanges.check("--positions", positions, 1, 1_000_000);
    values.check(within);
    Limits limits = limits().withStop(console.stop());
    Values<N> judge = values.open();
    double margin = within.orElse(judge.usualWithin());
    List<String> header = header(judge, margin, limits);
    List<String> lines = output.linesBefore();
    BookBuilder<N> book = Book.from(context.kit().start(), context.kit()::identity)
        .margin((int) Math.round(margin * PER_UNIT));
    try (ResumableFile file = output.open(header);
        Progress progress = console.progress();
        Valuer<N> valuer = judge.valuers().get()) {
      read(book, lines, header.size() + file.linesBefore());
      long started = System.nanoTime();
      extend(book, position -> value(valuer, position, limits), file, progress);
      print(book.size() - file.linesBefore(), book.size(), (System.nanoTime() - started) / 1e9);
    }
    return ExitCode.OK;
  }

  private Limits limits() {
    depth.ifPresent(plies -> NumberRanges.check("--depth", plies, 2, 60));
    if (nodes.isPresent() && nodes.get() < 1) {
      throw new UserError("--nodes " + nodes.get() + " is less than 1");
    }
    if (nodes.isEmpty() && depth.isEmpty()) {
      return values.usualLimits();
    }
    Limits limits = depth.map(Limits::depth).orElse(Limits.none());
    return nodes.map(limits::withNodes).orElse(limits);
  }

  private List<String> header(Values<N> judge, double margin, Limits limits) {
    OptionalLong most = limits.nodes();
    OptionalInt plies = limits.depth();
    String command = String.format(Locale.ROOT, "book --within %s", margin)
        + (most.isPresent() ? " --nodes " + most.getAsLong() : "")
        + (plies.isPresent() ? " --depth " + plies.getAsInt() : "");
    List<String> header = new ArrayList<>(List.of(BookBuilder.FIRST_LINE));
    header.addAll(context
        .version()
        .header(
            command,
            List.of(
                "evaluator " + judge.described(),
                "moves | each next move with its value, in hundredths of " + judge.one())));
    return header;
  }

  /** Reads the first lines of the file, which are complete; none if the file is new. */
  private void read(BookBuilder<N> book, List<String> lines, long complete) throws IOException {
    if (lines.size() < complete) {
      return;
    }
    try {
      String text = String.join("\n", lines.subList(0, (int) complete)) + "\n";
      book.read(new StringReader(text), output.path().toString());
    } catch (InvalidInputException e) {
      throw new UserError(String.valueOf(e.getMessage()));
    }
  }

  private void extend(
      BookBuilder<N> book,
      Function<N, OptionalInt> valuation,
      ResumableFile file,
      Progress progress)
      throws IOException {
    while (book.size() < positions) {
      Optional<String> line = book.extend(valuation);
      if (line.isEmpty()) {
        return;
      }
      file.append(line.get());
      progress.update(() -> String.format(
          Locale.ROOT,
          "%,d of %,d positions, %s",
          book.size(),
          positions,
          line.get().replaceFirst("\\|.*", "")));
    }
  }

  /** Returns a position's value for the side to move; empty if the search was stopped. */
  private OptionalInt value(Valuer<N> valuer, N position, Limits limits) {
    OptionalDouble value = valuer.value(position, limits);
    if (console.stop().isRaised()) {
      return OptionalInt.empty();
    }
    double known = value.orElseThrow(
        () -> new UserError("--nodes " + limits.nodes().orElse(0) + ": too few for a value"));
    // A decided game can be worth more than a book can store.
    long rounded = Math.round(known * PER_UNIT);
    return OptionalInt.of((int) Math.max(-MAX, Math.min(MAX, rounded)));
  }

  private void print(long made, long total, double seconds) {
    new ResumableSummary(
            "Added", "positions", made, total, seconds, output.path().toString())
        .print(console);
    if (!console.stop().isRaised() && total < positions) {
      console
          .out()
          .println(
              "No more positions can be reached within these " + context.kit().points() + ".");
      console.out().flush();
    }
  }
}
