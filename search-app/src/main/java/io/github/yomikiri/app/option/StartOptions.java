package io.github.yomikiri.app.option;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The options for the position to start from. */
public interface StartOptions<P extends Position<P>> {

  /**
   * Returns the position to start from, with the moves that led to it, as far as they are known.
   *
   * @throws UserError if what was typed is no position
   */
  Game<P> game(Console console) throws IOException;

  /**
   * Returns the position to start from.
   *
   * @throws UserError if what was typed is no position
   */
  default P position(Console console) throws IOException {
    return game(console).position();
  }

  /** Returns whether games start from the usual position. */
  boolean isUsual();

  /**
   * Reads a file of openings, one on each line, for games of this kind.
   *
   * @return at least one opening; no game is over
   * @throws UserError if a line is not such an opening, or there are none
   */
  List<Game<P>> openings(Path file) throws IOException;
}
