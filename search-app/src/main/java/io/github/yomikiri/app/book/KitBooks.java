package io.github.yomikiri.app.book;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.play.book.Book;
import io.github.yomikiri.play.kit.NodeKit;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * The books that the command {@code book} wrote, which have no names.
 *
 * @param kit the game
 */
public record KitBooks<N extends Node<N>>(NodeKit<N> kit) implements BookFiles<N> {

  @Override
  public Book<N> read(Optional<String> typed) throws IOException {
    String file = typed.orElseThrow(
        () -> new UserError("--book is missing: expected a file that the command book wrote"));
    try {
      return Book.from(kit.start(), kit::identity).read(Path.of(file)).build();
    } catch (InvalidInputException e) {
      throw new UserError("--book: " + e.getMessage());
    }
  }

  @Override
  public String heading() {
    return "value";
  }

  @Override
  public Map<String, String> words() {
    return Map.of("value.unit", kit.points() + " or chances", "book.others", "");
  }
}
