package io.github.yomikiri.cli.input;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.text.PlainText;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.ObfPosition;
import io.github.yomikiri.reversi.notation.Transcript;
import java.util.regex.Pattern;

/**
 * A position that a line of text holds.
 *
 * @param line the number of the line, from 1
 * @param obf the position, with the scores and the comment of the line
 */
public record PositionLine(int line, ObfPosition obf) {

  private static final Pattern FIRST_MOVE = Pattern.compile(
      "[^\\p{L}]*+(?:[a-zA-Z]\\s*+\\d|(?i:pass|pa|ps)(?!\\p{L}(?![asAS]|\\s*+\\d)))");

  /**
   * Reads a position.
   *
   * @param text a transcript, a link of the page, or a line in OBF
   * @param size of the board that a transcript is for
   * @return the position; for a transcript, the position after its moves
   * @throws InvalidInputException if the text is none of these
   */
  public static ObfPosition parse(String text, int size) {
    return hasMoves(text)
        ? ObfPosition.of(parseGame(text, size).position())
        : ObfPosition.parse(text);
  }

  /**
   * Reads a game.
   *
   * @param text a transcript, a link of the page, or a line in OBF
   * @param size of the board that a transcript is for
   * @return the moves of the transcript, or a game that starts at the position and has no moves
   * @throws InvalidInputException if the text is none of these
   */
  public static Game<Reversi> parseGame(String text, int size) {
    if (GameLink.isLink(text)) {
      return GameLink.parse(text);
    }
    return isTranscript(text)
        ? Transcript.parse(Reversi.start(size), text)
        : Game.of(ObfPosition.parse(text).position());
  }

  /** Returns whether a text looks like a transcript or a link of the page. */
  static boolean hasMoves(String text) {
    return isTranscript(text) || GameLink.isLink(text);
  }

  /**
   * Returns whether a text looks like a transcript, perhaps with mistakes.
   *
   * @param text any text
   * @return whether it is no position in OBF, and its first letter belongs to a square or a pass
   */
  public static boolean isTranscript(String text) {
    return !PositionInput.isObf(text)
        && FIRST_MOVE.matcher(PlainText.halfWidth(text)).lookingAt();
  }
}
