package io.github.yomikiri.app.play;

import io.github.yomikiri.app.page.GameTexts;
import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Draws a board with what a person wants to see on it: the values of moves, and on a terminal in
 * color whose pieces are whose, and where the last move ended.
 *
 * <p>A value stands on the cell that a person clicks first for the move. If several moves begin
 * there, it is the best of their values. Beside a piece, a value follows after a colon.
 *
 * @param texts of the game
 * @param drawing the board
 * @param color whether ANSI escape sequences may be used
 */
record MarkedBoard<P extends Position<P>>(GameTexts<P> texts, Drawing<P> drawing, boolean color) {

  private static final String RESET = "\u001b[0m";
  // Pairs of the 256 colors, which look the same on light and dark screens.
  private static final List<String> OWNERS = List.of(
      "\u001b[1;38;5;231;48;5;25m",
      "\u001b[1;30;48;5;214m",
      "\u001b[1;38;5;231;48;5;28m",
      "\u001b[1;38;5;231;48;5;125m",
      "\u001b[1;30;48;5;117m",
      "\u001b[1;30;48;5;250m");
  private static final String LAST = "\u001b[4m";
  private static final String BEST = "\u001b[1;7m";
  /** Characters that no drawing has. The first one stands for a cell, the others keep its width. */
  private static final char FIRST_CELL = '\ue000';

  private static final char FILLER = '\uf8ff';

  /** Returns the lines, without a line break at the end. */
  String text(Game<P> game, MoveValues values) {
    Map<Integer, Integer> best = best(game, values);
    int last = last(game);
    Map<Character, String> shown = new HashMap<>();
    String text = new Drawing<P>() {
      @Override
      public List<Cell> cells() {
        return drawing.cells();
      }

      @Override
      public List<Line> lines() {
        return drawing.lines();
      }

      @Override
      public Optional<Piece> piece(P position, int cell, int toMove) {
        Optional<Piece> piece = drawing.piece(position, cell, toMove);
        String symbol = symbol(piece, Optional.ofNullable(best.get(cell)), values);
        if (symbol.isEmpty()) {
          return piece;
        }
        char placeholder = (char) (FIRST_CELL + cell);
        String style = piece.map(MarkedBoard::style).orElse("")
            + (cell == last ? LAST : "")
            + (best.containsKey(cell) && values.isBest(best.get(cell)) ? BEST : "");
        shown.put(placeholder, color && !style.isEmpty() ? style + symbol + RESET : symbol);
        String place = placeholder + String.valueOf(FILLER).repeat(symbol.length() - 1);
        return Optional.of(new Piece("cell", Piece.NOBODY, place));
      }
    }.text(game.position(), texts.seat(game));
    StringBuilder drawn = new StringBuilder();
    text.chars()
        .filter(each -> each != FILLER)
        .forEach(
            each -> drawn.append(shown.getOrDefault((char) each, String.valueOf((char) each))));
    return drawn.toString();
  }

  private static String symbol(
      Optional<Drawing.Piece> piece, Optional<Integer> move, MoveValues values) {
    String symbol = piece.map(Drawing.Piece::symbol).orElse("");
    String value = move.map(values::text).orElse("");
    return symbol.isEmpty() || value.isEmpty() ? symbol + value : symbol + ":" + value;
  }

  private static String style(Drawing.Piece piece) {
    return piece.owner() >= 0 && piece.owner() < OWNERS.size() ? OWNERS.get(piece.owner()) : "";
  }

  /** Returns the move with the best value that begins on each cell, by the numbers of the cells. */
  private Map<Integer, Integer> best(Game<P> game, MoveValues values) {
    Map<Integer, Integer> best = new HashMap<>();
    for (Move move : game.position().legalMoves()) {
      List<Integer> clicks = drawing.clicks(game.position(), move.code(), texts.seat(game));
      if (values.has(move.code()) && !clicks.isEmpty()) {
        best.merge(
            clicks.get(0),
            move.code(),
            (one, other) -> values.points(one) >= values.points(other) ? one : other);
      }
    }
    return best;
  }

  /** Returns the cell on which the last move ended, or -1. */
  private int last(Game<P> game) {
    int plies = game.moves().size();
    List<Integer> clicks = List.of();
    boolean isChance = true;
    while (plies > 0 && clicks.isEmpty() && isChance) {
      plies--;
      Game<P> before = game.first(plies);
      clicks =
          drawing.clicks(before.position(), game.moves().get(plies).code(), texts.seat(before));
      isChance = before.isChance();
    }
    return clicks.isEmpty() ? -1 : clicks.get(clicks.size() - 1);
  }
}
