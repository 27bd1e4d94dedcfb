package io.github.yomikiri.cli.play;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.Launcher;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.play.Table;
import io.github.yomikiri.app.play.TerminalFace.Question;
import io.github.yomikiri.app.review.ReviewPage;
import io.github.yomikiri.cli.input.GameReader;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.notation.GgfGame;
import io.github.yomikiri.reversi.notation.Transcript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Writes and reads the game of a person, who chooses the form of a file by its name.
 *
 * @param console the streams
 * @param judge judges a game that becomes a page
 */
record GameFiles(Console console, Reviewer judge) {

  /** Works with a file. */
  @FunctionalInterface
  private interface Work<T> {
    T run(Path file) throws IOException;
  }

  /**
   * Writes a game. A transcript has no place for a start position, so a game from another position
   * than the usual one is written in GGF.
   *
   * @param mayReplace asks whether a file that exists may be replaced
   * @return whether the game was written
   * @throws UserError if the file cannot be written; the message names the file and the reason
   */
  boolean save(String name, Table<Reversi> table, Question mayReplace) {
    return with(name, file -> {
      String kind = name.toLowerCase(Locale.ROOT);
      boolean hasMoves = !table.game().moves().isEmpty();
      if (ReversiFace.isUsual(table.game()) && !hasMoves || !hasMoves && kind.endsWith(".html")) {
        throw new UserError("There is no move to save yet.");
      }
      TextFile.checkCanBeWritten(file);
      if (Files.isRegularFile(file) && !mayReplace.isAnsweredYes(name)) {
        return false;
      }
      TextFile.write(console, file, text(kind, table));
      return true;
    });
  }

  private String text(String kind, Table<Reversi> table) {
    Game<Reversi> game = table.game();
    String dark = table.seating().name(ReversiFace.seat(Side.DARK));
    String light = table.seating().name(ReversiFace.seat(Side.LIGHT));
    if (kind.endsWith(".html")) {
      return new ReviewPage<>(dark + " - " + light, judge.judge(game)).toHtml();
    }
    // A closing bracket would end a property.
    return kind.endsWith(".ggf") || !ReversiFace.isUsual(game) || game.start().size() != 8
        ? GgfGame.of(dark.replace(']', ')'), light.replace(']', ')'), game).format() + "\n"
        : Transcript.format(game) + "\n";
  }

  /**
   * Reads a game.
   *
   * @param typed the game itself, or the name of its file
   * @param size of the board that a transcript is for
   * @throws UserError if there is no such game; the message names the place and the reason
   */
  Game<Reversi> load(String typed, int size) {
    return with(typed, file -> GameReader.load(typed, size).game());
  }

  private static <T> T with(String name, Work<T> work) {
    try {
      return work.run(Path.of(name));
    } catch (InvalidPathException e) {
      throw new UserError(name + ": not the name of a file: " + e.getReason());
    } catch (InvalidInputException e) {
      throw new UserError(String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw new UserError(Launcher.describe(e));
    }
  }
}
