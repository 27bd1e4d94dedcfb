package io.github.yomikiri.app.book;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.app.input.KitPositions;
import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.book.Book;
import io.github.yomikiri.search.RootMove;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code book-show}: it prints the moves of a position in a book. */
@Command(
    name = "book-show",
    mixinStandardHelpOptions = true,
    header = "Prints the moves of a position in an opening book.",
    description = {
      "%nEach move has its value in ${bundle:value.unit} for the side to move, its visits, and the"
          + " line of best play in the book. The visits are the number of the book's positions"
          + " whose lines have the move.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ${COMMAND-FULL-NAME} --book my.book",
      "  ${COMMAND-FULL-NAME} position.txt --book my.book"
    })
public final class BookShowCommand<P extends Position<P>> implements Callable<Integer>, WithMixins {

  private final GameContext<P> context;
  private final BookFiles<P> files;

  @Parameters(
      paramLabel = "POSITION|FILE",
      arity = "0..1",
      defaultValue = KitPositions.START,
      description = "${bundle:input.position} Default: start.")
  private String what = KitPositions.START;

  @Option(
      names = "--book",
      paramLabel = "FILE",
      description = "File that the command book wrote${bundle:book.others}.")
  private Optional<String> name = Optional.empty();

  /**
   * Makes the command.
   *
   * @param context the game, and the program
   * @param files reads books
   */
  public BookShowCommand(GameContext<P> context, BookFiles<P> files) {
    this.context = context;
    this.files = files;
  }

  @Override
  public Map<String, String> words() {
    return files.words();
  }

  @Override
  public Integer call() throws IOException {
    Game<P> game = context.inputs().get().position(context.console(), what);
    P position = game.position();
    Book<P> book = files.read(name);
    PrintWriter out = context.console().out();
    out.printf(
        Locale.ROOT, "%s; a book of %,d positions%n", context.texts().position(game), book.size());
    List<RootMove> moves = book.moves(position);
    if (moves.isEmpty()) {
      out.println("The book has no moves for this position.");
    } else {
      int width =
          moves.stream().mapToInt(move -> move.move().notation().length()).reduce(4, Math::max);
      String format = "%-" + width + "s %8s %7s  %s%n";
      out.printf(Locale.ROOT, format, "move", files.heading(), "visits", "line");
      moves.forEach(move -> print(out, format, book, position, move));
    }
    out.flush();
    return ExitCode.OK;
  }

  private void print(PrintWriter out, String format, Book<P> book, P position, RootMove move) {
    ValueScale scale = context.texts().scale();
    String line = Stream.concat(
            Stream.of(move.move()), book.line(position.play(move.move().code())).stream())
        .map(Move::notation)
        .collect(Collectors.joining(" "));
    out.printf(
        Locale.ROOT,
        format,
        move.move(),
        scale.text(move, BookCommand.PER_UNIT, move.bound(), false),
        move.visits(),
        line);
  }
}
