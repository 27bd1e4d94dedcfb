package io.github.yomikiri.app.option;

import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.play.kit.GameKit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads positions in the texts of a game's kit.
 *
 * @param kit the game
 */
public record KitPositions<P extends Position<P>>(GameKit<P> kit) {

  /** The word for the start of the game. */
  public static final String START = "start";

  /** The text about positions in the output of {@code --help}. */
  public static final String HELP =
      "start, moves from the start, or a position, perhaps with the word moves and moves; or a file"
          + " that holds one of these.";

  /**
   * Reads one position, with the moves that led to it.
   *
   * @param typed a position, or the name of a file
   * @throws UserError if it is no position, or a file that does not hold exactly one
   */
  public Game<P> one(String typed) throws IOException {
    if (typed.equals(START)) {
      return Game.of(kit.start());
    }
    if (!isFile(typed)) {
      try {
        return kit.text().readGame(typed);
      } catch (InvalidInputException e) {
        throw new UserError(typed + ": no file, and no position: " + e.getMessage());
      }
    }
    List<Game<P>> games = all(Path.of(typed), "position");
    if (games.size() != 1) {
      throw new UserError(typed + ": holds " + games.size() + " positions, not one");
    }
    return games.get(0);
  }

  private static boolean isFile(String text) {
    try {
      return Files.exists(Path.of(text));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /**
   * Reads the lines of a file. What follows the sign # is a comment.
   *
   * @param what the name of an entry, such as position
   * @return at least one game
   * @throws UserError if a line is bad, or there are no entries
   */
  public List<Game<P>> all(Path file, String what) throws IOException {
    List<Game<P>> games = new ArrayList<>();
    List<String> lines = TextFile.lines(file);
    for (int i = 0; i < lines.size(); i++) {
      String text = lines.get(i).replaceFirst("(^|\\s)#.*", "").strip();
      if (!text.isEmpty()) {
        try {
          games.add(kit.text().readGame(text.equals(START) ? "" : text));
        } catch (InvalidInputException e) {
          throw new UserError(
              String.valueOf(e.in(file.toString(), "line " + (i + 1)).getMessage()));
        }
      }
    }
    if (games.isEmpty()) {
      throw new UserError(file + ": holds no " + what);
    }
    return games;
  }
}
