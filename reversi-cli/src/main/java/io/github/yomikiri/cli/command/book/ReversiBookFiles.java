package io.github.yomikiri.cli.command.book;

import io.github.yomikiri.app.book.BookFiles;
import io.github.yomikiri.cli.option.BookOptions;
import io.github.yomikiri.play.book.Book;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.ReversiBook;
import java.util.Map;
import java.util.Optional;

/** The small book of this program, and files. */
final class ReversiBookFiles implements BookFiles<Reversi> {

  @Override
  public Book<Reversi> read(Optional<String> typed) {
    return typed.map(BookOptions::read).orElseGet(ReversiBook::standard);
  }

  @Override
  public String heading() {
    return "discs";
  }

  @Override
  public Map<String, String> words() {
    return Map.of(
        "value.unit",
        "discs",
        "book.others",
        ", or default for the small book of this program. Default: default");
  }
}
