package io.github.yomikiri.app.input;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/**
 * Reads the positions and games of a command, with the options that this needs. What a person types
 * is a text, the name of a file, or {@code -} for standard input.
 */
public interface InputOptions<P extends Position<P>> extends WithMixins {

  /**
   * Reads positions. Of a file, lines that are no positions are reported and skipped.
   *
   * @param typed what was typed
   * @return at least one position, with the moves that led to it, as far as they are known; and the
   *     errors
   * @throws UserError if the text has no form of a position, or if there is no position
   */
  LineListing<Game<P>> positions(Console console, String typed) throws IOException;

  /**
   * Reads games. Of a file, lines that are no games and games that are wrong are reported and
   * skipped.
   *
   * @param typed what was typed
   * @return at least one game, each with a move; and the errors
   * @throws UserError if the text has no form of a game, or if there is no game
   */
  LineListing<NamedGame<P>> games(Console console, String typed) throws IOException;

  /**
   * Reads one position, with the moves that led to it.
   *
   * @param typed what was typed
   * @throws UserError if it is no position, or a file that does not hold exactly one
   */
  Game<P> position(Console console, String typed) throws IOException;

  @Override
  default List<Object> mixins() {
    return List.of(this);
  }

  /**
   * Returns what a person may type: {@code input.positions}, {@code input.position} and
   * {@code input.games}.
   */
  @Override
  Map<String, String> words();

  /** Returns what a game may be, for messages. */
  String gameForms();
}
