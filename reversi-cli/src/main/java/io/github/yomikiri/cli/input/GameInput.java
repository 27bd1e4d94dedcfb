package io.github.yomikiri.cli.input;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.Launcher;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.input.TextInput;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.dataset.TrainingFile;
import io.github.yomikiri.reversi.dataset.TrainingGame;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * The games of several files, one after the other, without the games that the command does not
 * want.
 */
public final class GameInput implements Iterator<TrainingGame>, Closeable {

  private final Console console;
  private final Queue<String> files;
  private final Predicate<TrainingGame> wanted;
  private final Consumer<String> bad;
  private Optional<TrainingFile> file = Optional.empty();
  private Optional<TrainingGame> next = Optional.empty();
  private long leftOut;
  private long badOnes;

  /**
   * Makes the input; the first file is opened when the first game is asked for.
   *
   * @param files names of files; {@code -} is standard input
   * @param wanted returns whether a game is used
   * @param bad receives a message for each line that is no game, with its place and the reason
   */
  public GameInput(
      Console console, List<String> files, Predicate<TrainingGame> wanted, Consumer<String> bad) {
    this.console = console;
    this.files = new ArrayDeque<>(files);
    this.wanted = wanted;
    this.bad = bad;
  }

  /** Returns the number of games that were not wanted so far. */
  public long leftOut() {
    return leftOut;
  }

  /** Returns the number of lines so far that are no games. */
  public long bad() {
    return badOnes;
  }

  @Override
  public boolean hasNext() {
    try {
      while (next.isEmpty() && openNext()) {
        next = read(file.orElseThrow());
      }
      return next.isPresent();
    } catch (UncheckedIOException e) {
      throw new UserError(String.valueOf(e.getMessage()));
    }
  }

  /**
   * Opens the next file if the current file is at its end. Returns false if all files are at their
   * end.
   */
  private boolean openNext() {
    while (file.isEmpty() || !file.get().hasNext()) {
      close();
      if (files.isEmpty()) {
        return false;
      }
      file = Optional.of(open(files.remove()));
    }
    return true;
  }

  private TrainingFile open(String name) {
    if (name.equals(TextInput.STANDARD_INPUT)) {
      return TrainingFile.of(console.in(), name);
    }
    TextFile.checkIsNoDirectory(Path.of(name));
    try {
      return TrainingFile.open(Path.of(name));
    } catch (IOException e) {
      throw new UserError(Launcher.describe(e));
    } catch (InvalidInputException e) {
      throw new UserError(String.valueOf(e.getMessage()));
    }
  }

  private Optional<TrainingGame> read(TrainingFile games) {
    try {
      TrainingGame game = games.next();
      if (wanted.test(game)) {
        return Optional.of(game);
      }
      leftOut++;
    } catch (InvalidInputException e) {
      badOnes++;
      bad.accept(String.valueOf(e.getMessage()));
    }
    return Optional.empty();
  }

  @Override
  public TrainingGame next() {
    if (!hasNext()) {
      throw new NoSuchElementException("no more games");
    }
    TrainingGame game = next.orElseThrow();
    next = Optional.empty();
    return game;
  }

  /** Closes the file that is being read. */
  @Override
  public void close() {
    if (file.isPresent()) {
      try {
        file.get().close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      file = Optional.empty();
    }
  }
}
