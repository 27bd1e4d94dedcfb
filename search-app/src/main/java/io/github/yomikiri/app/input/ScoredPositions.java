package io.github.yomikiri.app.input;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.input.InvalidInputException;
import java.io.IOException;
import java.util.Optional;

/** Reads and writes positions with their known values, one position on each line. */
public interface ScoredPositions<P extends Position<P>> {

  /**
   * Reads positions, and the errors of lines that are none.
   *
   * @param typed a position, the name of a file, or {@code -} for standard input
   * @throws UserError if it is none of these
   */
  LineListing<ScoredPosition<P>> read(Console console, String typed) throws IOException;

  /**
   * Reads a line.
   *
   * @param line the line's number, from 1
   * @param text the line, without a comment
   * @throws InvalidInputException if the line holds no position, or a value is wrong
   */
  ScoredPosition<P> parse(int line, String text);

  /** Returns the line of a position, which {@link #parse} reads. */
  String write(ScoredPosition<P> position);

  /** Returns why no position has a value; empty if some may have it, which is so by default. */
  default Optional<String> refusal(int value) {
    return Optional.empty();
  }

  /** Returns the name of the number by which positions are ordered in a game. */
  default String stageName() {
    return "plies";
  }

  /** Returns how far a game is: by default the number of moves. */
  default int stage(Game<P> game) {
    return game.moves().size();
  }
}
