package io.github.yomikiri.cli.input;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.ObfPosition;
import io.github.yomikiri.reversi.notation.Transcript;
import java.util.List;

/**
 * A position that a line of text holds.
 *
 * @param line the number of the line, from 1
 * @param obf the position, with the scores and the comment of the line
 */
public record PositionLine(int line, ObfPosition obf) {

  /**
   * Reads a position.
   *
   * @param text a transcript, or a line in OBF
   * @param size of the board that a transcript is for
   * @return the position; for a transcript, the position after its moves
   * @throws InvalidInputException if the text is neither
   */
  public static ObfPosition parse(String text, int size) {
    return isTranscript(text)
        ? ObfPosition.of(parseGame(text, size).position())
        : ObfPosition.parse(text);
  }

  /**
   * Reads a game.
   *
   * @param text a transcript, or a line in OBF
   * @param size of the board that a transcript is for
   * @return the moves of the transcript, or a game that starts at the position and has no moves
   * @throws InvalidInputException if the text is neither
   */
  public static Game<Reversi> parseGame(String text, int size) {
    return isTranscript(text)
        ? Transcript.parse(Reversi.start(size), text)
        : Game.of(ObfPosition.parse(text).position());
  }

  /**
   * Returns whether a text looks like a transcript.
   *
   * @param text any text
   * @return whether the text consists of squares and passes
   */
  public static boolean isTranscript(String text) {
    Board board = Board.of(8);
    String moves = text.strip();
    int offset = 0;
    while (offset < moves.length()) {
      int length = moves.regionMatches(true, offset, "pass", 0, 4) ? 4 : 2;
      int end = Math.min(offset + length, moves.length());
      if (board.parseMove(moves.substring(offset, end)).isEmpty()) {
        return false;
      }
      offset = end;
      while (offset < moves.length() && Character.isWhitespace(moves.charAt(offset))) {
        offset++;
      }
    }
    return offset > 0;
  }

  /**
   * Reads a file of positions, one a line.
   *
   * @param name the file's name, for the errors
   * @param lines its lines, transcripts or OBF
   * @param size of the board that transcripts are for
   * @return positions and errors
   */
  public static LineListing<PositionLine> read(String name, List<String> lines, int size) {
    return LineListing.read(
        name, lines, (number, line) -> new PositionLine(number, parse(line, size)));
  }
}
