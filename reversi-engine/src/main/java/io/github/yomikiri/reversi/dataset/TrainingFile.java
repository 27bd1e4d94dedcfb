package io.github.yomikiri.reversi.dataset;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.input.TextLines;
import java.io.Closeable;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Locale;
import java.util.NoSuchElementException;

/**
 * The games of a file, read one by one: of a WTHOR file ({@code .wtb}), or of a text of {@link TrainingGame} lines, in which
 * lines that begin with {@code #} and empty ones do not count.
 *
 * <pre>{@code
 * try (TrainingFile games = TrainingFile.open(path)) {
 *   while (games.hasNext()) {
 *     TrainingGame game = games.next();
 *   }
 * }
 * }</pre>
 *
 * <p>{@link #next} throws an {@link InvalidInputException} at what is no game; what comes after it can still be read. Not safe
 * for use by several threads.
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
    return path.toString().toLowerCase(Locale.ROOT).endsWith(".wtb")
        ? new WthorTrainingFile(path)
        : new TextTrainingFile(TextLines.open(path), path.toString());
  }

  /**
   * Reads a text.
   *
   * @param text the text; {@link #close()} closes it
   * @param name what messages call it
   * @return its games
   */
  public static TrainingFile of(Reader text, String name) {
    return new TextTrainingFile(TextLines.of(text, name), name);
  }

  /**
   * Tells whether there is another game, or something in the place of one.
   *
   * @throws InvalidInputException if a line is longer than {@link TextLines#MAX_LENGTH}, or the text is not UTF-8
   * @throws UncheckedIOException if reading fails
   */
  @Override
  public abstract boolean hasNext();

  /**
   * Reads the next game.
   *
   * @return the game
   * @throws InvalidInputException if what comes next is no game
   * @throws NoSuchElementException if nothing comes next
   * @throws UncheckedIOException if reading fails
   */
  @Override
  public abstract TrainingGame next();
}
