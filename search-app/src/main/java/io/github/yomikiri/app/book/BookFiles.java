package io.github.yomikiri.app.book;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.book.Book;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;

/** Reads the books of a game. */
public interface BookFiles<P extends Position<P>> {

  /**
   * Reads a book.
   *
   * @param typed what was typed for its name or its file
   * @throws UserError if there is no such book
   */
  Book<P> read(Optional<String> typed) throws IOException;

  /** Returns the heading of the values, such as discs. */
  String heading();

  /**
   * Returns the words about books: {@code value.unit}, what the values are in, and
   * {@code book.others}, the books besides the files of the command {@code book}.
   */
  Map<String, String> words();
}
