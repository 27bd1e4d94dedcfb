package io.github.yomikiri.cli.command.book;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.job.ResumableOutput;
import io.github.yomikiri.app.job.ResumableSummary;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.cli.option.EvaluatorOption;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.learn.job.ResumableFile;
import io.github.yomikiri.play.book.BookBuilder;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.engine.ReversiBook;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code book}: it makes or extends an opening book. */
@Command(
    name = "book",
    mixinStandardHelpOptions = true,
    header = "Makes an opening book by the engine's own searches.",
    description = {
      "%nEach step takes the position that good players reach most easily, among those whose moves"
          + " are not in the book. The engine searches the position after each of its moves"
          + " (--depth, --nodes). So the lines of best play become longest. The value of a position"
          + " is that of its best move. Symmetric positions are one position.",
      "%nThe leaves of all searches have an even number of empty squares, so the values can be"
          + " compared. For this purpose every other search is a ply less deep.",
      "%nThe output begins with a header that names the arguments. Each other line has a position"
          + " with its moves and their values in hundredths of a disc. Every complete line survives"
          + " Ctrl-C and kill -9, and the same command resumes after it. More --positions extend"
          + " the book. A file that other arguments made is rejected with exit code 2 and left"
          + " unchanged.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri book -o my.book",
      "  yomikiri book --depth 20 --positions 5000 --within 1.5 -o deep.book",
      "  yomikiri book-show f5d6 --book my.book",
      "  yomikiri gtp --book my.book"
    })
final class BookCommand implements Callable<Integer> {

  private static final int USUAL_DEPTH = 14;
  private static final int MIDGAME_MEBIBYTES = 32;
  private static final int ENDGAME_MEBIBYTES = 4;

  private final Console console;

  @Option(
      names = "--positions",
      paramLabel = "N",
      defaultValue = "100",
      description = "Total number of positions in the book. Default: 100.")
  private int positions = 100;

  @Option(
      names = "--within",
      paramLabel = "DISCS",
      defaultValue = "2",
      description = "Follow moves that are worse than the best move by at most this. A move that is"
          + " so much worse counts as four plies more. Default: 2.")
  private double within = 2;

  @Mixin
  private EvaluatorOption evaluator = new EvaluatorOption("pattern");

  @Option(
      names = "--depth",
      paramLabel = "D",
      description =
          "Depth limit of each search, in plies, 2 to 60. Default: 14, or none with" + " --nodes.")
  private Optional<Integer> depth = Optional.empty();

  @Option(names = "--nodes", paramLabel = "N", description = "Node limit of each search.")
  private Optional<Long> nodes = Optional.empty();

  @Mixin
  private ResumableOutput output = new ResumableOutput();

  BookCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    NumberRanges.check("--positions", positions, 1, 1_000_000);
    if (!(within >= 0 && within <= 64)) {
      throw new UserError("--within " + within + " is outside 0-64");
    }
    Limits limits = limits().withStop(console.stop());
    DiscEvaluator judge = evaluator.inDiscs();
    List<String> header = header(judge);
    List<String> lines = output.linesBefore();
    BookBuilder<Reversi> book =
        ReversiBook.builder().margin((int) Math.round(within * ReversiBook.UNITS_PER_DISC));
    try (ResumableFile file = output.open(header);
        Progress progress = console.progress();
        Engine engine = Engine.builder()
            .evaluator(judge)
            .tables(MIDGAME_MEBIBYTES, ENDGAME_MEBIBYTES)
            .build()) {
      read(book, lines, header.size() + file.linesBefore());
      long started = System.nanoTime();
      extend(book, engine, limits, file, progress);
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
      depth = Optional.of(USUAL_DEPTH);
    }
    Limits limits = depth.map(Limits::depth).orElse(Limits.none());
    return nodes.map(limits::withNodes).orElse(limits);
  }

  private List<String> header(DiscEvaluator judge) {
    String command = String.format(Locale.ROOT, "book --within %s", within)
        + nodes.map(count -> " --nodes " + count).orElse("")
        + depth.map(plies -> " --depth " + plies).orElse("");
    List<String> header = new ArrayList<>(List.of(BookBuilder.FIRST_LINE));
    header.addAll(Version.PROGRAM.header(
        command,
        List.of(
            "evaluator " + evaluator.described(judge),
            "moves | each next move with its value, in hundredths of a disc")));
    return header;
  }

  /** Reads the first lines of the file, which are complete; none if the file is new. */
  private void read(BookBuilder<Reversi> book, List<String> lines, long complete)
      throws IOException {
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
      BookBuilder<Reversi> book,
      Engine engine,
      Limits limits,
      ResumableFile file,
      Progress progress)
      throws IOException {
    while (book.size() < positions) {
      Optional<String> line = book.extend(position -> value(engine, position, limits));
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

  /**
   * Returns a position's value for the side to move; empty if the search was stopped. An evaluator
   * favors the side that has moved last, by one to two discs in openings. So only searches with the
   * same side to move at their leaves can be compared, and others do not count.
   */
  private OptionalInt value(Engine engine, Reversi position, Limits limits) {
    if (position.isTerminal()) {
      return OptionalInt.of(position.terminalScore() * ReversiBook.UNITS_PER_DISC);
    }
    engine.newGame(Game.of(position), 0);
    OptionalDouble[] last = {OptionalDouble.empty()};
    Consumer<SearchResult> listener = soFar -> {
      if (soFar.solved() || isComparable(position, soFar.depth())) {
        last[0] = OptionalDouble.of(soFar.points());
      }
    };
    Limits own = depth.isPresent() && !isComparable(position, depth.get())
        ? limits.and(Limits.depth(depth.get() - 1))
        : limits;
    SearchResult result = engine.play(Game.of(position), own, listener);
    if (console.stop().isRaised()) {
      return OptionalInt.empty();
    }
    if (result.completion().isComplete()) {
      listener.accept(result);
    }
    double discs = last[0].orElseThrow(
        () -> new UserError("--nodes " + nodes.orElse(0L) + ": too few for a value"));
    return OptionalInt.of((int) Math.round(discs * ReversiBook.UNITS_PER_DISC));
  }

  /** Returns whether the leaves of a search have an even number of empty squares. */
  private static boolean isComparable(Reversi position, int plies) {
    return (position.emptyCount() - plies) % 2 == 0;
  }

  private void print(long made, long total, double seconds) {
    new ResumableSummary(
            "Added", "positions", made, total, seconds, output.path().toString())
        .print(console);
    if (!console.stop().isRaised() && total < positions) {
      console.out().println("No more positions can be reached within these discs.");
      console.out().flush();
    }
  }
}
