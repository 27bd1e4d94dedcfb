package io.github.yomikiri.play;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.input.InvalidInputException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads games: a position, the word {@code moves} and moves from there, or parts of it. */
final class GameText {

  static final String START = "startpos";
  static final String MOVES = "moves";

  private static final Pattern WORD = Pattern.compile("\\S+");
  private static final Pattern MOVES_WORD = Pattern.compile("(?<!\\S)moves(?!\\S)");

  private GameText() {}

  static <P extends Position<P>> Game<P> read(String text, PositionText<P> positions) {
    Matcher moves = MOVES_WORD.matcher(text);
    if (moves.find()) {
      return moves(text, moves.end(), position(text, text.substring(0, moves.start()), positions));
    }
    if (text.isBlank()) {
      return Game.of(positions.start());
    }
    try {
      return Game.of(position(text, text, positions));
    } catch (InvalidInputException e) {
      // What begins with a legal move is meant as moves.
      String first = text.strip().split("\\s+", 2)[0];
      if (positions.start().parse(first).isEmpty()) {
        throw e;
      }
      return moves(text, 0, positions.start());
    }
  }

  private static <P extends Position<P>> P position(
      String text, String part, PositionText<P> positions) {
    String position = String.join(" ", part.strip().split("\\s+"));
    if (position.isEmpty() || position.equals(START)) {
      return positions.start();
    }
    try {
      return positions.read(position);
    } catch (InvalidInputException e) {
      throw e.inSource("", "position");
    } catch (IllegalArgumentException e) {
      InvalidInputException wrong =
          new InvalidInputException(text, "position", String.valueOf(e.getMessage()));
      wrong.initCause(e);
      throw wrong;
    }
  }

  /** Reads the moves from an offset on. */
  static <P extends Position<P>> Game<P> moves(String text, int from, P start) {
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
}
