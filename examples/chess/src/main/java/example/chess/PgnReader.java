package example.chess;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the games of a text in PGN, as other programs write them. It skips comments, variations,
 * move numbers, marks of moves, byte-order marks, and lines that begin with {@code %}.
 */
final class PgnReader {

  private static final List<String> RESULTS = List.of("1-0", "0-1", "1/2-1/2", "*");
  private static final Pattern NUMBER = Pattern.compile("^\\d*\\.+");
  private static final Pattern MARK = Pattern.compile("\\$?\\d*|[!?]+|e\\.p\\.");
  private static final String SIGNS = "[]{}();$\"";

  /** The last line of a game, before the first tag of the next one. */
  private static final Pattern LAST_LINE =
      Pattern.compile("(?m)^(?!\\[\\p{L})[ \\t]*+\\S.*+\\R\\s*+(?=\\[\\p{L})");

  private final String text;
  private int place;
  // Where the text of the game ends.
  private int end;
  private Game<Chess> game = Game.of(Chess.START);

  PgnReader(String text) {
    this.text = text.replace("\uFEFF", "");
  }

  /**
   * Reads the next game, if there is one.
   *
   * @throws InvalidInputException if a move is not legal, or the text breaks the format; another
   *     call then reads the game after this one
   */
  Optional<Pgn> next() {
    while (place < text.length()) {
      Matcher last = LAST_LINE.matcher(text).region(place, text.length());
      end = last.find() ? last.end() : text.length();
      try {
        skip();
        if (place < end) {
          return Optional.of(read());
        }
      } catch (InvalidInputException e) {
        place = end;
        throw e;
      }
    }
    return Optional.empty();
  }

  private Pgn read() {
    Map<String, String> tags = new LinkedHashMap<>();
    game = Game.of(Chess.START);
    for (skip(); sign() == '['; skip()) {
      tag(tags);
    }
    if (tags.containsKey("FEN")) {
      game = Game.of(position(tags.get("FEN")));
    }
    int variations = 0;
    for (; place < end; skip()) {
      char sign = sign();
      if (sign == '(' || sign == ')' && variations > 0) {
        variations += sign == '(' ? 1 : -1;
        place++;
        continue;
      }
      check(sign == '$' || SIGNS.indexOf(sign) < 0, "\"" + sign + "\" is out of place");
      int begin = place;
      String word = NUMBER.matcher(word()).replaceFirst("");
      if (variations == 0 && RESULTS.contains(word)) {
        return new Pgn(tags, game, word);
      } else if (variations == 0 && !MARK.matcher(word).matches()) {
        play(word, begin);
      }
    }
    check(variations == 0, "a variation has no end");
    return new Pgn(tags, game, tags.getOrDefault("Result", "*"));
  }

  private void tag(Map<String, String> tags) {
    place++;
    skip();
    check(place < end, "a tag has no end");
    String name = word();
    skip();
    check(sign() == '"', "the tag " + name + " has no value in quotes");
    StringBuilder value = new StringBuilder();
    for (place++; sign() != '"'; place++) {
      place += sign() == '\\' ? 1 : 0;
      check(place < end, "the tag " + name + " has no end");
      value.append(sign());
    }
    place++;
    skip();
    check(sign() == ']', "the tag " + name + " has no end");
    place++;
    tags.put(name, value.toString());
  }

  private Chess position(String fen) {
    try {
      return Fen.read(fen);
    } catch (InvalidInputException e) {
      throw invalid(place, "FEN, " + e.place() + ": " + e.reason());
    }
  }

  private void play(String word, int begin) {
    String reason = "\"" + word + "\" is not one legal move in " + game.position();
    game = game.play(
        San.read(game.position(), word).orElseThrow(() -> invalid(begin, reason)));
  }

  /** Moves to the next word. */
  private void skip() {
    while (place < end) {
      boolean isFirst = place == 0 || text.charAt(place - 1) == '\n';
      if (sign() == ';' || sign() == '%' && isFirst) {
        place = indexOf('\n');
      } else if (sign() == '{') {
        int close = indexOf('}');
        check(close < end, "a comment has no end");
        place = close + 1;
      } else if (isBlank()) {
        place++;
      } else {
        return;
      }
    }
  }

  /** Returns the word that begins here with any sign, and moves behind it. */
  private String word() {
    int begin = place;
    do {
      place++;
    } while (place < end && !isBlank() && SIGNS.indexOf(sign()) < 0);
    return text.substring(begin, place);
  }

  private char sign() {
    return place < end ? text.charAt(place) : 0;
  }

  private boolean isBlank() {
    return Character.isWhitespace(sign());
  }

  private int indexOf(char sign) {
    int found = text.indexOf(sign, place);
    return found < 0 ? end : Math.min(found, end);
  }

  private void check(boolean isRight, String reason) {
    if (!isRight) {
      throw invalid(place, reason);
    }
  }

  private InvalidInputException invalid(int at, String reason) {
    long line = 1 + text.substring(0, at).chars().filter(sign -> sign == '\n').count();
    String where = "line " + line + " (move " + (game.position().plies / 2 + 1) + ")";
    return new InvalidInputException(text.substring(at, end), where, reason);
  }
}
