package io.github.yomikiri.play.session;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.play.uci.PositionText;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Games as texts: their moves, or a position, the word {@code moves} and the moves from there. */
final class GameText {

  private static final Pattern WORD = Pattern.compile("\\S+");
  private static final Pattern MOVES = Pattern.compile("(?<!\\S)moves(?!\\S)");

  private GameText() {}

  /** Returns the text of a game with its start position. */
  static <P extends Position<P>> String write(Game<P> game, PositionText<P> positions) {
    return (positions.write(game.start()) + " moves " + game).strip();
  }

  /** Reads a text that begins with a position. Without the word {@code moves}, that is all. */
  static <P extends Position<P>> Game<P> read(String text, PositionText<P> positions) {
    Matcher moves = MOVES.matcher(text);
    boolean hasMoves = moves.find();
    String position = hasMoves ? text.substring(0, moves.start()) : text;
    P start;
    try {
      start = positions.read(String.join(" ", position.strip().split("\\s+")));
    } catch (IllegalArgumentException e) {
      throw wrong(text, "position", String.valueOf(e.getMessage()), e);
    }
    return read(text, hasMoves ? moves.end() : text.length(), start);
  }

  /** Reads the moves from an offset on. */
  static <P extends Position<P>> Game<P> read(String text, int from, P start) {
    Game<P> game = Game.of(start);
    Matcher words = WORD.matcher(text);
    words.region(from, text.length());
    while (words.find()) {
      String place = "offset " + words.start() + " (move " + (game.moves().size() + 1) + ")";
      if (game.isOver()) {
        throw new InvalidInputException(text, place, "the game is over before this move");
      }
      Optional<Move> move = game.position().parse(words.group());
      if (move.isEmpty()) {
        throw new InvalidInputException(text, place, "\"" + words.group() + "\" is no legal move");
      }
      game = game.play(move.get());
    }
    return game;
  }

  private static InvalidInputException wrong(
      String text, String place, String reason, Exception cause) {
    InvalidInputException wrong = new InvalidInputException(text, place, reason);
    wrong.initCause(cause);
    return wrong;
  }
}
