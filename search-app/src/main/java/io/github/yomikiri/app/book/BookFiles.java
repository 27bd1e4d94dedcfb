package io.github.yomikiri.app.book;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.play.book.Book;
import io.github.yomikiri.play.kit.NodeKit;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Reads the books of a game. */
@FunctionalInterface
public interface BookFiles<P extends Position<P>> {

  /**
   * Reads a book.
   *
   * @param typed what was typed for its name or its file
   * @throws UserError if there is no such book
   */
  Book<P> read(Optional<String> typed) throws IOException;

  /** Returns the books that the command {@code book} wrote, which have no names. */
  static <N extends Node<N>> BookFiles<N> from(NodeKit<N> kit) {
    return typed -> {
      String file = typed.orElseThrow(
          () -> new UserError("--book is missing: expected a file that the command book wrote"));
      try {
        return Book.from(kit.start(), kit::identity).read(Path.of(file)).build();
      } catch (InvalidInputException e) {
        throw new UserError("--book: " + e.getMessage());
      }
    };
  }
}
