package io.github.yomikiri.app.play;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.input.InvalidInputException;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** How a game looks in a terminal, and how people and the terminal name its moves. */
public interface TerminalFace<P extends Position<P>> {

  /** Returns what to type for a move, such as {@code a square such as f5}. */
  String example(P position);

  /** Returns the lines of help about moves. */
  String moveHelp();

  /** Returns the lines of help about the files that {@code save} writes and {@code load} reads. */
  String fileHelp();

  /** Returns the board with the players and the last move, and empty lines around. */
  String draw(Table<P> table, MoveValues values);

  /**
   * Returns whether {@link #draw} shows the values of moves in place.
   *
   * @param inPoints whether the values are points of the game, not units of an evaluator
   */
  boolean showsValues(boolean inPoints);

  /** Returns what a person reads before the prompt, such as that a pass is forced. */
  String beforePrompt(P position);

  /** Returns the legal move that a line is. */
  Optional<Move> move(P position, String line);

  /** Returns why a line is no legal move, and which moves there are. */
  String refusal(P position, String line);

  /** Returns what a player did, such as {@code plays f5}. */
  String played(Move move);

  /** Returns the outcome, or that there is none yet, in one line. */
  String result(Table<P> table);

  /** Returns the moves of a game as files have them; empty if there are none. */
  String transcript(Game<P> game);

  /** Returns whether there is nothing to save. */
  boolean isNew(Game<P> game);

  /** Returns the name of the option of the command {@code play} for a seat. */
  String seatOption(int seat);

  /** Returns the options with which the command {@code play} begins at this position. */
  List<String> startOptions(Game<P> game);

  /**
   * Returns the text of a file with a game, whose form may depend on the name of the file.
   *
   * @param name the file's name, which does not end with {@code .html}
   */
  String fileText(String name, Table<P> table);

  /**
   * Reads a game.
   *
   * @param typed the game itself, or the name of its file
   * @param current the game before
   * @throws UserError if there is no such game
   * @throws IOException if the file cannot be read
   * @throws InvalidInputException if the text is no game
   */
  Game<P> load(String typed, Game<P> current) throws IOException;
}
