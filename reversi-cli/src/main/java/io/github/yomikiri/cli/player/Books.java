package io.github.yomikiri.cli.player;

import io.github.yomikiri.app.console.InputFiles;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.play.book.Book;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Level;
import io.github.yomikiri.reversi.engine.ReversiBook;
import java.io.File;
import java.io.IOException;
import java.util.Optional;

/** The opening books by their names in players' names and in options. */
public final class Books {

  /** The name of the book that is part of the library. */
  public static final String STANDARD = "default";

  /** By how many discs a move from a book may be worse than the best move, unless stated. */
  public static final double WITHIN_DISCS = 0.5;

  private Books() {}

  /**
   * Returns the book of a name or a file.
   *
   * @param text {@link #STANDARD}, or the path of a file that the command book wrote
   * @return the book
   * @throws IOException if there is no book at that path
   */
  public static Book<Reversi> of(String text) throws IOException {
    return of(text, InputFiles.LOCAL);
  }

  /**
   * Returns why an engine of a level plays from no book.
   *
   * @param level the engine's level
   * @return the reason, and what would be right; empty if the level plays from a book
   */
  public static Optional<String> refusal(Level level) {
    if (level.errorDiscs() == 0) {
      return Optional.empty();
    }
    int least = level.number() + 1;
    while (Level.of(least).errorDiscs() > 0) {
      least++;
    }
    return Optional.of("level " + level.number() + " makes mistakes, so it plays from no book; the"
        + " levels " + least + " to " + Level.MAX.number() + " play from a book");
  }

  /**
   * Returns the book of a name or a file.
   *
   * @param text {@link #STANDARD}, or the path of a file that the command book wrote
   * @param files finds the file
   * @return the book
   * @throws IOException if there is no book at that path
   */
  static Book<Reversi> of(String text, InputFiles files) throws IOException {
    if (text.equals(STANDARD)) {
      return ReversiBook.standard();
    }
    File file = files.find(text);
    if (!file.isFile()) {
      throw new IOException(
          "no book \"" + text + "\"; expected " + STANDARD + " or a file of the command book");
    }
    Book<Reversi> book;
    try {
      book = ReversiBook.builder().read(file.toPath()).build();
    } catch (InvalidInputException e) {
      throw new IOException(e.getMessage(), e);
    }
    if (book.size() == 0) {
      throw new IOException(text + ": this book has no positions yet; the command book adds some");
    }
    return book;
  }
}
