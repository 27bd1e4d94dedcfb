package io.github.yomikiri.reversi.dataset;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.TextLines;
import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Locale;
import java.util.NoSuchElementException;

/**
 * The games of a file, read one by one. The file is a WTHOR file ({@code .wtb}) or a text of
 * {@link TrainingGame} lines. Empty lines of a text and lines that begin with {@code #} are
 * skipped.
 *
 * <pre>{@code
 * try (TrainingFile games = TrainingFile.open(path)) {
 *   while (games.hasNext()) {
 *     TrainingGame game = games.next();
 *   }
 * }
 * }</pre>
 *
 * <p>If the next record or line is not a valid game, {@link #next} throws an
 * {@link InvalidInputException}; the games after it can still be read. Not safe for use by several
 * threads.
 */
public abstract sealed class TrainingFile implements Iterator<TrainingGame>, Closeable
    permits WthorTrainingFile, TextTrainingFile {

  TrainingFile() {}

  /**
   * Opens a file.
   *
   * @param path a WTHOR file if its name ends in {@code .wtb}, otherwise a text in UTF-8
   * @return its games, to be closed
   * @throws IOException if the file cannot be opened
   * @throws InvalidInputException if a WTHOR file's header is wrong
   */
  public static TrainingFile open(Path path) throws IOException {
    if (!path.toString().toLowerCase(Locale.ROOT).endsWith(".wtb")) {
      return new TextTrainingFile(TextLines.open(path), path.toString());
    }
    InputStream in = new BufferedInputStream(Files.newInputStream(path));
    try {
      return ofWthor(in, path.toString());
    } catch (RuntimeException e) {
      in.close();
      throw e;
    }
  }

  /**
   * Reads the bytes of a WTHOR file.
   *
   * @param bytes the bytes; {@link #close()} closes them
   * @param name the name of the file in messages
   * @return its games
   * @throws InvalidInputException if the header is cut short or does not describe games on 8x8
   *     squares
   * @throws UncheckedIOException if reading fails
   */
  public static TrainingFile ofWthor(InputStream bytes, String name) {
    return new WthorTrainingFile(bytes, name);
  }

  /**
   * Reads a text.
   *
   * @param text the text; {@link #close()} closes it
   * @param name the name of the text in messages
   * @return its games
   */
  public static TrainingFile of(Reader text, String name) {
    return new TextTrainingFile(TextLines.of(text, name), name);
  }

  /**
   * Returns whether there is another record or line, whether it is a valid game or not.
   *
   * @throws InvalidInputException if a line is longer than {@link TextLines#MAX_LENGTH}, or is no
   *     text
   * @throws UncheckedIOException if reading fails
   */
  @Override
  public abstract boolean hasNext();

  /**
   * Reads the next game.
   *
   * @return the game
   * @throws InvalidInputException if the next record or line is not a valid game
   * @throws NoSuchElementException if there are no more games
   * @throws UncheckedIOException if reading fails
   */
  @Override
  public abstract TrainingGame next();
}
