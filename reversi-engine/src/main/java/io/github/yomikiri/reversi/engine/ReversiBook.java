package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.play.book.Book;
import io.github.yomikiri.play.book.BookBuilder;
import io.github.yomikiri.reversi.Reversi;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/**
 * Opening books of Reversi for {@link EngineBuilder#book}. The command {@code book} makes files of
 * them, which {@link #builder} reads.
 *
 * <pre>{@code
 * Engine engine = Engine.builder().book(ReversiBook.standard(), 0.5).build();
 * Book<Reversi> other = ReversiBook.builder().read(file).build();
 * }</pre>
 */
public final class ReversiBook {

  /** The unit of the values of a book: hundredths of a disc. */
  public static final int UNITS_PER_DISC = 100;

  private static final int SYMMETRIES = 8;

  /** The path does not depend on the class, because shrinkers of apps rename packages. */
  private static final String STANDARD = "/io/github/yomikiri/reversi/engine/standard.book.txt";

  private ReversiBook() {}

  /** The book that is part of this library, read when it is needed. */
  private static final class Standard {

    private static final Book<Reversi> BOOK = read();

    private static Book<Reversi> read() {
      try (BufferedReader in = new BufferedReader(new InputStreamReader(
          Objects.requireNonNull(ReversiBook.class.getResourceAsStream(STANDARD), STANDARD),
          StandardCharsets.UTF_8))) {
        return builder().read(in, STANDARD).build();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /**
   * Returns the small book that is part of this library. Its header names the command that made it.
   *
   * @return the book
   */
  public static Book<Reversi> standard() {
    return Standard.BOOK;
  }

  /**
   * Starts a book of the standard start position. Symmetric positions are stored once.
   *
   * @return a builder, whose values should be in {@link #UNITS_PER_DISC}
   */
  public static BookBuilder<Reversi> builder() {
    return Book.from(Reversi.start(), ReversiBook::identity);
  }

  /**
   * Returns a number that is the same for positions that are symmetric to each other.
   *
   * @param position any position
   * @return the least key of the eight symmetric positions
   */
  public static long identity(Reversi position) {
    // A loop, because a book is mostly read before the JIT compiler has compiled anything.
    long least = position.key();
    for (int index = 1; index < SYMMETRIES; index++) {
      least = Math.min(least, position.symmetry(index).key());
    }
    return least;
  }
}
