package io.github.yomikiri.cli.input;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.kit.ReversiKit;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The link of a game, as the page in the browser copies it: {@code https://...#f5d6c3}. Behind the
 * sign # is the text of the game, encoded as in addresses.
 */
final class GameLink {

  private static final Pattern LINK =
      Pattern.compile("\\s*+(?:https?|file)://[^\\s#]*+#(\\S*+)\\s*+");

  private GameLink() {}

  /** Returns whether a text is a link with a game. */
  static boolean isLink(String text) {
    return LINK.matcher(text).matches();
  }

  /**
   * Reads a link.
   *
   * @throws InvalidInputException if its game is wrong
   */
  static Game<Reversi> parse(String link) {
    Matcher parts = LINK.matcher(link);
    if (!parts.matches()) {
      throw new IllegalArgumentException("no link with a game: " + link);
    }
    return ReversiKit.KIT.text().readGame(decoded(parts.group(1)));
  }

  private static String decoded(String text) {
    try {
      return URLDecoder.decode(text, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      // A percent sign that encodes nothing is no part of a game, either.
      return text;
    }
  }
}
