package io.github.yomikiri.bench.learn;

import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of a file of solved positions: the moves from the start of the game, and the exact score
 * of the side to move.
 *
 * @param line the number of the line, from 1
 * @param game the moves up to the position, whose game is not over
 * @param score the score that the line says
 * @param <N> the game's node type
 */
public record SolvedPosition<N extends Node<N>>(int line, Game<N> game, int score) {

  private static final Pattern LINE = Pattern.compile("(\\S*)\\s+(-?\\d{1,9})");

  /**
   * Reads a file. Blank lines are skipped.
   *
   * @param <N> the game's node type
   * @param file the file
   * @param after plays the moves of a line
   * @return at least one position
   * @throws IOException if reading fails
   * @throws UserError if a line is no position with a score, with the line, or if there is none
   */
  public static <N extends Node<N>> List<SolvedPosition<N>> read(
      Path file, Function<String, Game<N>> after) throws IOException {
    List<SolvedPosition<N>> positions = new ArrayList<>();
    int number = 0;
    for (String text : TextFile.lines(file)) {
      number++;
      if (!text.isBlank()) {
        positions.add(of(file, number, text.strip(), after));
      }
    }
    if (positions.isEmpty()) {
      throw new UserError(file + ": holds no position");
    }
    return positions;
  }

  private static <N extends Node<N>> SolvedPosition<N> of(
      Path file, int number, String text, Function<String, Game<N>> after) {
    Matcher parts = LINE.matcher(text);
    if (!parts.matches()) {
      throw new UserError(file + ", line " + number + ": \"" + text
          + "\": expected moves and a score, such as \"4453 -2\"");
    }
    try {
      Game<N> game = after.apply(parts.group(1));
      if (game.isOver()) {
        throw new IllegalArgumentException("the game is over");
      }
      return new SolvedPosition<>(number, game, Integer.parseInt(parts.group(2)));
    } catch (IllegalArgumentException e) {
      throw new UserError(file + ", line " + number + ": " + e.getMessage());
    }
  }
}
