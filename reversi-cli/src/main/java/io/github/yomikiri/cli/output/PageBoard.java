package io.github.yomikiri.cli.output;

import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.reversi.Reversi;
import java.util.List;
import java.util.Locale;

/**
 * Draws a board in SVG. The page's script changes the classes of the discs, which are in the order
 * of the squares from a1, and moves the marks. The colors are those of the page.
 *
 * @param position the position that is shown first
 * @param marks the names of marks for squares, besides the mark of the last move
 */
record PageBoard(Reversi position, List<String> marks) {

  private static final int CELL = 40;
  private static final int MARGIN = 22;

  /** Returns the picture. */
  String draw() {
    Board board = position.board();
    int size = board.size();
    int edge = size * CELL;
    StringBuilder out = new StringBuilder();
    int all = edge + MARGIN + 2;
    add(
        out,
        "<svg id=\"board\" viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"Board\">",
        all,
        all);
    add(out, "<path class=\"felt\" d=\"M%d %dh%dv%dh-%dz\"/>", MARGIN, MARGIN, edge, edge, edge);
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i <= size; i++) {
      int along = MARGIN + i * CELL;
      lines.append(String.format(
          Locale.ROOT, "M%d %dh%dM%d %dv%d", MARGIN, along, edge, along, MARGIN, edge));
    }
    add(out, "<path class=\"lines\" d=\"%s\"/>", lines);
    for (int i = 0; i < size; i++) {
      int middle = MARGIN + i * CELL + CELL / 2;
      add(out, "<text x=\"%d\" y=\"15\">%c</text>", middle, board.files().charAt(i));
      add(out, "<text x=\"11\" y=\"%d\">%d</text>", middle + 5, i + 1);
    }
    String cells = position.cells('x', 'o', 'e', "");
    for (int square = 0; square < cells.length(); square++) {
      add(
          out,
          "<circle class=\"%c\" cx=\"%d\" cy=\"%d\" r=\"16\"/>",
          cells.charAt(square),
          MARGIN + square % size * CELL + CELL / 2,
          MARGIN + square / size * CELL + CELL / 2);
    }
    for (String mark : marks) {
      add(out, "<circle id=\"%s\" class=\"spot\" r=\"12\" hidden=\"\"/>", mark);
    }
    add(out, "<circle id=\"spot\" class=\"spot\" r=\"5\" hidden=\"\"/>");
    return out.append("</svg>").toString();
  }

  private static void add(StringBuilder out, String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values)).append('\n');
  }
}
