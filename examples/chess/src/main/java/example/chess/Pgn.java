package example.chess;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.input.InvalidInputException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A game in portable game notation (PGN).
 *
 * @param tags what is known about the game, in the order of the text
 * @param game the moves
 * @param result {@code 1-0}, {@code 0-1}, {@code 1/2-1/2}, or {@code *} if it is not known
 */
record Pgn(Map<String, String> tags, Game<Chess> game, String result) {

  private static final List<String> RESULTS = List.of("1-0", "0-1", "1/2-1/2", "*");
  private static final Pattern TAG =
      Pattern.compile("\\[\\s*(\\w+)\\s+\"((?:[^\"\\\\]|\\\\.)*)\"\\s*]");
  private static final Pattern SKIPPED =
      Pattern.compile("(?:\\{[^}]*}|;[^\n]*|\\s+|\\$\\d+|\\d+\\.+)+");
  private static final Pattern WORD = Pattern.compile("[^\\s{};()]+");
  private static final int WIDTH = 80;

  /**
   * Reads the first game of a text. Comments and variations are skipped.
   *
   * @throws InvalidInputException if a move is not legal, or the text breaks the format
   */
  static Pgn read(String text) {
    Map<String, String> tags = new LinkedHashMap<>();
    Matcher at = TAG.matcher(text);
    int place = skip(text, 0);
    for (; at.region(place, text.length()).lookingAt(); place = skip(text, at.end())) {
      tags.put(at.group(1), at.group(2).replaceAll("\\\\(.)", "$1"));
    }
    Game<Chess> game = Game.of(tags.containsKey("FEN") ? Fen.read(tags.get("FEN")) : Chess.START);
    Matcher word = WORD.matcher(text);
    int depth = 0;
    for (place = skip(text, place); place < text.length(); place = skip(text, place)) {
      char sign = text.charAt(place);
      if (sign == '(' || sign == ')' && depth > 0) {
        depth += sign == '(' ? 1 : -1;
        place++;
      } else if (!word.region(place, text.length()).lookingAt()) {
        throw invalid(text, place, game, "\"" + sign + "\" is out of place");
      } else if (depth == 0 && RESULTS.contains(word.group())) {
        return new Pgn(tags, game, word.group());
      } else {
        game = depth > 0 ? game : play(text, place, game, word.group());
        place = word.end();
      }
    }
    if (depth > 0) {
      throw invalid(text, text.length(), game, "a variation has no end");
    }
    return new Pgn(tags, game, tags.getOrDefault("Result", "*"));
  }

  private static int skip(String text, int from) {
    Matcher skipped = SKIPPED.matcher(text).region(from, text.length());
    return skipped.lookingAt() ? skipped.end() : from;
  }

  private static Game<Chess> play(String text, int place, Game<Chess> game, String word) {
    String reason = "\"" + word + "\" is not one legal move in " + game.position();
    Move move =
        San.read(game.position(), word).orElseThrow(() -> invalid(text, place, game, reason));
    return game.play(move);
  }

  private static InvalidInputException invalid(
      String text, int place, Game<Chess> game, String reason) {
    String where = "offset " + place + " (move " + (game.position().plies / 2 + 1) + ")";
    return new InvalidInputException(text.substring(place), where, reason);
  }

  /** Returns a game of this program, with the tags that each game must have. */
  static Pgn of(String white, String black, Game<Chess> game) {
    String winner = game.position().isWhite() ? "0-1" : "1-0";
    boolean isDrawn = game.outcome() == Game.Outcome.DRAWN;
    String result = !game.isOver() ? "*" : isDrawn ? "1/2-1/2" : winner;
    Map<String, String> tags = new LinkedHashMap<>();
    List.of("Event", "Site", "Date", "Round").forEach(tag -> tags.put(tag, "?"));
    tags.put("White", white);
    tags.put("Black", black);
    tags.put("Result", result);
    if (!game.start().equals(Chess.START)) {
      tags.put("SetUp", "1");
      tags.put("FEN", game.start().toString());
    }
    return new Pgn(tags, game, result);
  }

  /** Returns the game as text. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    tags.forEach((name, value) ->
        text.append("[" + name + " \"" + value.replaceAll("[\"\\\\]", "\\\\$0") + "\"]\n"));
    StringBuilder line = new StringBuilder();
    for (int ply = 0; ply <= game.moves().size(); ply++) {
      String word = ply == game.moves().size() ? result : word(ply);
      if (line.length() + word.length() >= WIDTH) {
        text.append(line).append('\n');
        line.setLength(0);
      }
      line.append(ply == 0 ? "\n" : line.length() == 0 ? "" : " ").append(word);
    }
    return text.append(line).append('\n').toString();
  }

  private String word(int ply) {
    Chess position = game.positions().get(ply);
    String number = position.plies / 2 + 1 + (position.isWhite() ? ". " : "... ");
    String san = San.write(position, game.moves().get(ply).code());
    return position.isWhite() || ply == 0 ? number + san : san;
  }
}
