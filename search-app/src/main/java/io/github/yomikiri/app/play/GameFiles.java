package io.github.yomikiri.app.play;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.Launcher;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.page.ShownMove;
import io.github.yomikiri.app.review.ReviewPage;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.input.InvalidInputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes and reads the game of a person, who chooses the form of a file by its name.
 *
 * @param console the streams
 * @param face writes and reads the texts of files
 * @param reviewer judges a game that becomes a page
 */
record GameFiles<P extends Position<P>>(
    Console console, TerminalFace<P> face, Reviewer<P> reviewer) {

  /** Asks a person about a file. */
  @FunctionalInterface
  interface Question {
    /** Returns whether the person says yes. */
    boolean isAnsweredYes(String name) throws IOException;
  }

  /** Works with a file. */
  @FunctionalInterface
  private interface Work<T> {
    T run() throws IOException;
  }

  /**
   * Writes a game: a page with a review if the name ends with {@code .html}.
   *
   * @param mayReplace asks whether a file that exists may be replaced
   * @return whether the game was written
   * @throws UserError if the file cannot be written; the message names the file and the reason
   */
  boolean save(String name, Table<P> table, Question mayReplace) {
    return with(name, () -> {
      Path file = Path.of(name);
      boolean isPage = name.toLowerCase(Locale.ROOT).endsWith(".html");
      if (face.isNew(table.game()) || isPage && ShownMove.last(table.game()).isEmpty()) {
        throw new UserError("There is no move to save yet.");
      }
      TextFile.checkCanBeWritten(file);
      if (Files.isRegularFile(file) && !mayReplace.isAnsweredYes(name)) {
        return false;
      }
      TextFile.write(console, file, isPage ? page(table) : face.fileText(name, table));
      return true;
    });
  }

  private String page(Table<P> table) {
    String players = IntStream.range(0, table.game().seats())
        .mapToObj(table.seating()::name)
        .collect(Collectors.joining(" - "));
    return new ReviewPage<>(players, reviewer.judge(table.game())).toHtml();
  }

  /**
   * Reads a game.
   *
   * @param typed the game itself, or the name of its file
   * @param current the game before
   * @throws UserError if there is no such game; the message names the place and the reason
   */
  Game<P> load(String typed, Game<P> current) {
    return with(typed, () -> face.load(typed, current));
  }

  private static <T> T with(String name, Work<T> work) {
    try {
      return work.run();
    } catch (InvalidPathException e) {
      throw new UserError(name + ": not the name of a file: " + e.getReason());
    } catch (InvalidInputException e) {
      throw new UserError(String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw new UserError(Launcher.describe(e));
    }
  }
}
