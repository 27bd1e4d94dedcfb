package io.github.yomikiri.recorder.board;

import io.github.yomikiri.game.Drawing.Piece;
import io.github.yomikiri.game.Drawing.Shape;
import io.github.yomikiri.game.internal.PageText;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Draws pieces around the middle of their cells. A piece is a disc in the color of its owner, and
 * on an edge a line. If a seat has the name of a color, this is its color. Otherwise the first seat
 * is dark.
 *
 * @param seats the names of the seats
 */
record PieceShapes(List<String> seats) {

  private static final Map<String, String> COLORS = Map.of(
      "black", "dark", "dark", "dark", "white", "light", "light", "light", "red", "red", "blue",
      "blue", "green", "green");

  /** Longer symbols are smaller. */
  private static final int USUAL_SYMBOL = 2;

  /** Returns whether a seat has the name of a color. */
  boolean isColor(int seat) {
    return seat < 0 || seat < seats.size() && COLORS.containsKey(lower(seat));
  }

  private String lower(int seat) {
    return seats.get(seat).toLowerCase(Locale.ROOT);
  }

  private String color(int seat) {
    if (seat < 0 || seat >= seats.size()) {
      return "nobody";
    }
    return COLORS.getOrDefault(lower(seat), seat == 0 ? "dark" : "light");
  }

  /**
   * Returns a piece.
   *
   * @param on the shape of its cell if this is an edge
   * @param isLabelled whether its symbol is shown
   */
  String of(Piece piece, Shape on, boolean isLabelled) {
    String shape = switch (on) {
      case LEVEL_EDGE -> "<path d=\"M-20 0h40\"/>";
      case UPRIGHT_EDGE -> "<path d=\"M0-20v40\"/>";
      default -> "<circle r=\"16\"/>" + (isLabelled ? text(piece.symbol()) : "");
    };
    return "<g class=\"" + color(piece.owner()) + "\">" + shape + "</g>";
  }

  private static String text(String symbol) {
    String size = symbol.length() <= USUAL_SYMBOL
        ? ""
        : String.format(Locale.ROOT, " transform=\"scale(%.2f)\"", 2.7 / symbol.length());
    return "<text dy=\"6\"" + size + ">" + PageText.html(symbol) + "</text>";
  }
}
