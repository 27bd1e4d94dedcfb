package io.github.yomikiri.reversi.notation;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.text.PlainText;
import io.github.yomikiri.reversi.Reversi;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a transcript from front to back, in the spellings that people and programs use:
 * {@code f5d6}, {@code 1. F5 D6}, {@code f5-d6}, {@code F 5, D 6}.
 *
 * <p>What stands between two moves means nothing. Only two dashes do, which are a pass. A number
 * without a full stop has to be that of its move, because it may as well be a square whose letter
 * is missing: {@code f5 6 c3}. In a game from the usual start, the first number has to be 1. So a
 * line that begins with the second move is not a game.
 */
final class TranscriptReader {

  private static final String SEPARATORS = " ,;.()[]";
  private static final String DASHES = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212";
  private static final String EASTERN_SEPARATORS = "\u3001\u3002\u30FB\u2026";

  /** A number with a full stop, or one that a move follows. */
  private static final Pattern NUMBER = Pattern.compile("(\\d{1,3})(?: *+([.:)])|(?=[ -]*+[a-z]))");

  private static final Pattern PASS = Pattern.compile("--|pass|pa|ps|\u30D1\u30B9");
  private static final Pattern SQUARE = Pattern.compile("([a-z]) *+(\\d)");
  private static final Pattern ANYTHING = Pattern.compile("[^ ]{1,2}");

  private final String text;

  /** The text in lower case and in ASCII as far as possible, with each character at its place. */
  private final String plain;

  private final Matcher matcher;
  private final GameBuilder game;
  private final Reversi start;
  private int offset;
  private int moves;

  TranscriptReader(Reversi start, String text) {
    this.start = start;
    this.text = text;
    plain = plain(text);
    matcher = SQUARE.matcher(plain);
    game = new GameBuilder(start);
  }

  private static String plain(String text) {
    StringBuilder plain = new StringBuilder(PlainText.halfWidth(text));
    for (int i = 0; i < plain.length(); i++) {
      plain.setCharAt(i, plain(plain.charAt(i)));
    }
    return plain.toString();
  }

  private static char plain(char c) {
    if (c < 0x80) {
      return Character.isWhitespace(c) ? ' ' : Character.toLowerCase(c);
    }
    if (DASHES.indexOf(c) >= 0) {
      return '-';
    }
    boolean isBlank = Character.isWhitespace(c)
        || Character.isSpaceChar(c)
        || Character.getType(c) == Character.FORMAT
        || EASTERN_SEPARATORS.indexOf(c) >= 0;
    return isBlank ? ' ' : c;
  }

  Game<Reversi> read() {
    while (skipSeparators()) {
      if (comes(NUMBER)) {
        checkNumber(Integer.parseInt(matcher.group(1)), matcher.group(2) != null);
      } else {
        play();
      }
      offset = matcher.end();
    }
    return game.build();
  }

  /** Moves to the next move or number. Returns false at the end of the text. */
  private boolean skipSeparators() {
    while (offset < plain.length() && isSeparator(plain.charAt(offset))) {
      offset++;
    }
    return offset < plain.length();
  }

  private boolean isSeparator(char c) {
    return c == '-' ? !plain.startsWith("--", offset) : SEPARATORS.indexOf(c) >= 0;
  }

  private boolean comes(Pattern pattern) {
    return matcher.usePattern(pattern).region(offset, plain.length()).lookingAt();
  }

  private void checkNumber(int number, boolean hasFullStop) {
    boolean isFirst = moves == 0 && start.equals(Reversi.start(start.size()));
    boolean isRight = isFirst
        ? number == 1
        : hasFullStop || counts(number, game.plies()) || counts(number, game.discs());
    if (!isRight) {
      moves++;
      throw wrong("the number " + number + " is not that of the move");
    }
  }

  /** Returns whether a number is the next one, if moves are counted or pairs of moves. */
  private static boolean counts(int number, int before) {
    return number == before + 1 || number == before / 2 + 1;
  }

  private void play() {
    moves++;
    OptionalInt move;
    String token;
    if (comes(PASS)) {
      token = matcher.group();
      move = OptionalInt.of(Reversi.PASS);
    } else if (comes(SQUARE)) {
      token = matcher.group(1) + matcher.group(2);
      move = start.board().parse(token);
    } else {
      comes(ANYTHING);
      token = text.substring(matcher.start(), matcher.end());
      move = OptionalInt.empty();
    }
    if (move.isEmpty()) {
      throw wrong("\"" + token + "\" is not a square of the " + start.board() + " board or a pass");
    }
    game.play(move.getAsInt()).ifPresent(reason -> {
      throw wrong(reason);
    });
  }

  private InvalidInputException wrong(String reason) {
    return new InvalidInputException(text, "offset " + offset + " (move " + moves + ")", reason);
  }
}
