package io.github.yomikiri.play;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Drawing.Cell;
import io.github.yomikiri.game.Drawing.Piece;
import io.github.yomikiri.game.Drawing.SetUp;
import io.github.yomikiri.game.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The texts of positions that are made from pieces on cells. A text has the rows of the board from
 * above, with the symbol of each piece or a dot. Then 1 or 2 stands for the side to move.
 *
 * @param start the start position
 * @param drawing the drawing of its board
 * @param setUp makes positions
 */
record DrawnText<P extends Position<P>>(P start, Drawing<P> drawing, SetUp<P> setUp)
    implements PositionText<P> {

  private static final char EMPTY = '.';
  private static final String ROW = "/";
  private static final int SEATS = 2;

  /** Returns the numbers of the cells, row by row from above, each from the left. */
  private List<List<Integer>> rows() {
    List<Cell> cells = drawing.cells();
    List<Integer> numbers = IntStream.range(0, cells.size())
        .boxed()
        .sorted(Comparator.<Integer>comparingDouble(cell -> cells.get(cell).y())
            .thenComparingDouble(cell -> cells.get(cell).x()))
        .toList();
    List<List<Integer>> rows = new ArrayList<>();
    double last = Double.NaN;
    for (int cell : numbers) {
      if (cells.get(cell).y() != last) {
        rows.add(new ArrayList<>());
        last = cells.get(cell).y();
      }
      rows.get(rows.size() - 1).add(cell);
    }
    return rows;
  }

  private String text(Function<Integer, Optional<Piece>> pieces) {
    return rows().stream()
        .map(row -> row.stream()
            .map(cell -> pieces.apply(cell).map(Piece::symbol).orElse(String.valueOf(EMPTY)))
            .collect(Collectors.joining()))
        .collect(Collectors.joining(ROW));
  }

  @Override
  public String write(P position) {
    int toMove = setUp.toMove(position);
    return text(cell -> drawing.piece(position, cell, toMove)) + " " + (toMove + 1);
  }

  @Override
  public P read(String text) {
    String[] words = text.split(" ", -1);
    String board = text(cell -> Optional.empty());
    if (words.length != 2 || words[0].length() != board.length() || !words[1].matches("[12]")) {
      throw wrong(text, "it has another form");
    }
    List<Optional<Piece>> cells = new ArrayList<>(
        drawing.cells().stream().map(cell -> Optional.<Piece>empty()).toList());
    int at = 0;
    for (List<Integer> row : rows()) {
      for (int cell : row) {
        cells.set(cell, piece(text, at++));
      }
      at++; // Between two rows is a slash.
    }
    int toMove = words[1].charAt(0) - '1';
    return setUp.position(cells, toMove);
  }

  private Optional<Piece> piece(String text, int at) {
    char symbol = text.charAt(at);
    if (symbol == EMPTY) {
      return Optional.empty();
    }
    return Optional.of(setUp.pieces().stream()
        .filter(piece -> piece.symbol().equals(String.valueOf(symbol)))
        .findFirst()
        .orElseThrow(() -> wrong(text, "'" + symbol + "' is no piece")));
  }

  private IllegalArgumentException wrong(String text, String why) {
    return new IllegalArgumentException("\"" + text + "\" is no position, because " + why
        + "; expected the rows as in \"" + write(start) + "\", and " + 1 + " or " + SEATS
        + " for the side to move");
  }

  @Override
  public boolean isFirstToMove(P position) {
    return setUp.toMove(position) == 0;
  }
}
