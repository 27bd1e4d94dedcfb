package io.github.yomikiri.cli.option;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.play.book.Book;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.EngineBuilder;
import io.github.yomikiri.reversi.engine.Level;
import io.github.yomikiri.reversi.kit.ReversiKit;
import java.io.File;
import java.io.IOException;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options for the book that the engine of a command plays from. */
public final class BookOptions {

  @Option(
      names = "--book",
      paramLabel = "FILE",
      description = "Play from an opening book: a file that the command book wrote, or default"
          + " for the small book of this program. Only with levels from 9 on.")
  private Optional<String> book = Optional.empty();

  @Option(
      names = "--book-within",
      paramLabel = "DISCS",
      description = "Choose any move of the book that is worse than the best by at most this."
          + " Default: 0.5.")
  private Optional<Double> within = Optional.empty();

  /**
   * Returns the builder with the book, if one was named.
   *
   * @param level the engine's level
   */
  public EngineBuilder addTo(EngineBuilder engine, Level level) {
    double discs = within.orElse(ReversiKit.BOOK_WITHIN_DISCS);
    if (!(discs >= 0 && discs <= 64)) {
      throw new UserError("--book-within " + discs + " is outside 0-64");
    }
    if (within.isPresent() && book.isEmpty()) {
      throw new UserError("--book-within " + discs + " needs --book");
    }
    if (book.isPresent()) {
      check(book.get(), level);
    }
    return book.isPresent() ? engine.book(read(book.get()), discs) : engine;
  }

  /** Rejects a level that would not play from a book. */
  public static void check(String name, Level level) {
    ReversiKit.KIT.bookRefusal(level).ifPresent(reason -> {
      throw new UserError("--book " + name + ": " + reason);
    });
  }

  /** Returns the book of that name. */
  public static Book<Reversi> read(String name) {
    try {
      return ReversiKit.KIT.book(name, File::new);
    } catch (IOException e) {
      throw new UserError("--book: " + e.getMessage());
    }
  }
}
