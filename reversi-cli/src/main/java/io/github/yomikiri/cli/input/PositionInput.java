package io.github.yomikiri.cli.input;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.input.LineListing;
import io.github.yomikiri.app.input.TextInput;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.ObfPosition;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Reads positions on the command line in every form: the start, a transcript, OBF, or a file of
 * such lines.
 */
public final class PositionInput {

  /** The text about positions in the output of {@code --help}. */
  public static final String HELP =
      "start, a transcript such as f5d6c3, a position in OBF, or a file with one"
          + " transcript or position on each line; - for standard input.";

  /** The same text, for commands that take one position. */
  public static final String ONE_HELP =
      "start, a transcript such as f5d6c3, a position in OBF, or a file that holds one of these;"
          + " - for standard input.";

  private static final Pattern OBF = Pattern.compile("\\s*[-.XxOo*]{8}");

  private PositionInput() {}

  /**
   * Reads positions, and the errors of lines that are none.
   *
   * @param what was typed
   * @param size of the board that transcripts are for
   * @throws UserError if the text has none of these forms
   */
  static LineListing<PositionLine> listing(Console console, String what, int size)
      throws IOException {
    if (what.equals("start")) {
      return listing(ObfPosition.of(Reversi.start(size)));
    }
    TextInput input = new TextInput(what);
    if (input.isFile()) {
      return ReversiLine.read(
          input.name(),
          input.lines(console),
          (number, line) -> new PositionLine(number, PositionLine.parse(line, size)));
    }
    if (!PositionLine.hasMoves(what) && !isObf(what)) {
      throw new UserError(what + ": neither a file nor a position; expected " + HELP);
    }
    return listing(parse("\"" + what + '"', what, size));
  }

  /** Returns whether a text looks like a position in OBF. */
  static boolean isObf(String text) {
    return OBF.matcher(text).lookingAt();
  }

  private static LineListing<PositionLine> listing(ObfPosition position) {
    return new LineListing<>(List.of(new PositionLine(1, position)), List.of());
  }

  /**
   * Reads one position, with the moves that led to it if it is given by a transcript.
   *
   * @param what was typed
   * @param size of the board that a transcript is for
   * @return the moves of the transcript, or a game that starts at the position and has no moves
   * @throws UserError if it is no position, or a file that does not hold exactly one
   */
  public static Game<Reversi> readGame(Console console, String what, int size) throws IOException {
    String name = new TextInput(what).name();
    List<Game<Reversi>> games = games(console, what, size).required(name, "position");
    if (games.size() != 1) {
      throw new UserError(name + ": holds " + games.size() + " positions, not one");
    }
    return games.get(0);
  }

  /**
   * Reads positions with the moves that led to them, and the errors of lines that are none.
   *
   * @param what was typed
   * @param size of the board that transcripts are for
   * @throws UserError if the text has none of these forms
   */
  public static LineListing<Game<Reversi>> games(Console console, String what, int size)
      throws IOException {
    TextInput input = new TextInput(what);
    if (input.isFile() && !what.equals("start")) {
      return ReversiLine.read(
          input.name(), input.lines(console), (number, line) -> PositionLine.parseGame(line, size));
    }
    Reversi position = listing(console, what, size).entries().get(0).obf().position();
    return new LineListing<>(
        List.of(
            PositionLine.hasMoves(what) ? PositionLine.parseGame(what, size) : Game.of(position)),
        List.of());
  }

  private static ObfPosition parse(String name, String text, int size) {
    try {
      return PositionLine.parse(text, size);
    } catch (InvalidInputException e) {
      String kind = PositionLine.hasMoves(text)
          ? " is no file, and is not a legal transcript: "
          : " is no file, and is not a position in OBF: ";
      throw new UserError(name + kind + e.getMessage());
    }
  }
}
