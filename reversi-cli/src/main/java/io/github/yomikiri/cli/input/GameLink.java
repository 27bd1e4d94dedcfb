package io.github.yomikiri.cli.input;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.ObfPosition;
import io.github.yomikiri.reversi.notation.Transcript;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The link of a game, as the page to play in the browser copies it: {@code https://...#f5d6c3}, or
 * {@code https://...#START/f5d6} with an underscore for the space of the start in OBF.
 */
final class GameLink {

  private static final Pattern LINK =
      Pattern.compile("\\s*+(?:https?|file)://[^\\s#]*+#(?:([^\\s/]*+)/)?([^\\s/]*+)\\s*+");

  private GameLink() {}

  /** Returns whether a text is a link with a game. */
  static boolean isLink(String text) {
    return LINK.matcher(text).matches();
  }

  /**
   * Reads a link.
   *
   * @throws InvalidInputException if its position or its moves are wrong
   */
  static Game<Reversi> parse(String link) {
    Matcher parts = LINK.matcher(link);
    if (!parts.matches()) {
      throw new IllegalArgumentException("no link with a game: " + link);
    }
    Reversi start = parts.group(1) == null
        ? Reversi.start()
        : ObfPosition.parse(parts.group(1).replace('_', ' ')).position();
    return Transcript.parse(start, parts.group(2));
  }
}
