package io.github.yomikiri.cli.command.book;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.output.ValueText;
import io.github.yomikiri.cli.input.PositionInput;
import io.github.yomikiri.cli.option.BookOptions;
import io.github.yomikiri.cli.player.Books;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.play.book.Book;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.ReversiBook;
import io.github.yomikiri.search.RootMove;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
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
      "%nEach move has its value in discs for the side to move, its visits, and the line of best"
          + " play in the book. The visits are the number of the book's positions whose lines have"
          + " the move.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri book-show",
      "  yomikiri book-show f5d6c3",
      "  yomikiri book-show f5f6 --book my.book"
    })
final class BookShowCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(
      paramLabel = "POSITION|FILE",
      arity = "0..1",
      defaultValue = "start",
      description = PositionInput.ONE_HELP + " Default: start.")
  private String what = "start";

  @Option(
      names = "--book",
      paramLabel = "FILE",
      defaultValue = Books.STANDARD,
      description = "File that the command book wrote, or default for the small book of this"
          + " program. Default: default.")
  private String name = Books.STANDARD;

  BookShowCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Reversi position = PositionInput.readOne(console, what, 8);
    Book<Reversi> book = BookOptions.read(name);
    PrintWriter out = console.out();
    out.printf(
        Locale.ROOT,
        "%s to move, %d empty squares; a book of %,d positions%n",
        position.sideToMove(),
        position.emptyCount(),
        book.size());
    List<RootMove> moves = book.moves(position);
    if (moves.isEmpty()) {
      out.println("The book has no moves for this position.");
    } else {
      out.printf(Locale.ROOT, "%-4s %8s %7s  %s%n", "move", "discs", "visits", "line");
      moves.forEach(move -> print(out, book, position, move));
    }
    out.flush();
    return ExitCode.OK;
  }

  private static void print(PrintWriter out, Book<Reversi> book, Reversi position, RootMove move) {
    double discs = move.score() / (double) ReversiBook.UNITS_PER_DISC;
    String line = Stream.concat(
            Stream.of(move.move()), book.line(position.play(move.move().code())).stream())
        .map(Move::notation)
        .collect(Collectors.joining(" "));
    out.printf(
        Locale.ROOT,
        "%-4s %8s %7d  %s%n",
        move.move(),
        ValueText.of(discs, move.bound(), move.solved()),
        move.visits(),
        line);
  }
}
