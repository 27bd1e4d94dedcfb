package io.github.yomikiri.reversi.notation;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.TextLines;
import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.reversi.Reversi;
import java.util.List;

/**
 * Reads the drawing of a position that {@link Reversi#toString()} returns: {@code X} is Dark,
 * {@code O} is Light, {@code .} is empty, and the last line names the side to move.
 *
 * <pre>
 *  abcdefgh
 * 1........1
 * 2........2
 * 3........3
 * 4...OX...4
 * 5...XO...5
 * 6........6
 * 7........7
 * 8........8
 *  abcdefgh
 * X to move
 * </pre>
 */
public final class BoardText {

  private static final String TO_MOVE = " to move";

  private BoardText() {}

  /**
   * Reads a drawing. Blanks around lines and blank lines around the drawing are ignored.
   *
   * @param text a drawing like those of {@link Reversi#toString()}, for a board of any size
   * @return the position
   * @throws InvalidInputException if the text is not such a drawing
   */
  public static Reversi parse(String text) {
    List<String> lines = TextLines.split(TextLines.withoutByteOrderMark(text).strip()).stream()
        .map(String::strip)
        .toList();
    int size = lines.size() - 3;
    if (!Board.isSize(size)) {
      throw new InvalidInputException(
          text,
          "the whole drawing",
          lines.size() + " lines, not the 7, 9 or 11 of a 4x4, 6x6 or 8x8 board");
    }
    String header = Board.of(size).files();
    expect(lines, 0, header, text);
    StringBuilder cells = new StringBuilder();
    for (int rank = 1; rank <= size; rank++) {
      String line = lines.get(rank);
      boolean framed =
          line.length() == size + 2 && line.startsWith("" + rank) && line.endsWith("" + rank);
      if (!framed) {
        String reason = "\"" + line + "\" is not " + size + " squares between two digits " + rank;
        throw new InvalidInputException(text, "line " + (rank + 1), reason);
      }
      cells.append(line, 1, size + 1);
    }
    expect(lines, size + 1, header, text);
    String last = lines.get(size + 2);
    if (last.length() != 1 + TO_MOVE.length() || !last.endsWith(TO_MOVE)) {
      throw new InvalidInputException(
          text, "line " + lines.size(), "\"" + last + "\" is not \"X to move\" or \"O to move\"");
    }
    return Cells.parse(size, cells.append(last.charAt(0)).toString(), text, "the drawing");
  }

  private static void expect(List<String> lines, int index, String wanted, String text) {
    if (!lines.get(index).equals(wanted)) {
      String reason = "\"" + lines.get(index) + "\" is not \"" + wanted + "\"";
      throw new InvalidInputException(text, "line " + (index + 1), reason);
    }
  }
}
