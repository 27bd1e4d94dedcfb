package io.github.yomikiri.app.input;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.input.LineListing.LineParser;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.play.kit.GameKit;
import java.io.IOException;
import java.util.List;

/**
 * Reads positions in the texts of a game's kit.
 *
 * @param kit the game
 */
public record KitPositions<P extends Position<P>>(GameKit<P> kit) {

  /** The word for the start of the game. */
  public static final String START = "start";

  private static final String FORMS =
      "start, moves from the start, or a position, perhaps with the word moves and moves; ";

  /** The text about one position in the output of {@code --help}. */
  public static final String ONE = FORMS + "or a file that holds one of these.";

  /** The text about positions in the output of {@code --help}. */
  public static final String ALL =
      FORMS + "or a file with one of these on each line; - for standard input.";

  /**
   * Reads one position, with the moves that led to it.
   *
   * @param typed a position, or the name of a file
   * @throws UserError if it is no position, or a file that does not hold exactly one
   */
  public Game<P> one(Console console, String typed) throws IOException {
    String name = new TextInput(typed).name();
    List<Game<P>> games = read(console, typed).required(name, "position");
    if (games.size() != 1) {
      throw new UserError(name + ": holds " + games.size() + " positions, not one");
    }
    return games.get(0);
  }

  /**
   * Reads positions, and the errors of lines that are none.
   *
   * @param typed a position, or the name of a file
   * @throws UserError if it is neither
   */
  public LineListing<Game<P>> read(Console console, String typed) throws IOException {
    return read(console, typed, (number, line) -> game(line));
  }

  /** Reads what a person typed for positions, each by a parser of lines. */
  static <T> LineListing<T> read(Console console, String typed, LineParser<T> parser)
      throws IOException {
    TextInput input = new TextInput(typed);
    if (input.isFile() && !typed.equals(START)) {
      return LineListing.read(input.name(), input.lines(console), parser);
    }
    try {
      return new LineListing<>(List.of(parser.parse(1, typed)), List.of());
    } catch (InvalidInputException e) {
      throw new UserError(typed + ": no file, and no position: " + e.getMessage());
    }
  }

  /** Reads the lines of a file. What follows the sign # is a comment. */
  public LineListing<Game<P>> read(String name, List<String> lines) {
    return LineListing.read(name, lines, (number, line) -> game(line));
  }

  /** Reads a position with the moves that led to it. */
  Game<P> game(String text) {
    return text.equals(START) ? Game.of(kit.start()) : kit.text().readGame(text);
  }
}
