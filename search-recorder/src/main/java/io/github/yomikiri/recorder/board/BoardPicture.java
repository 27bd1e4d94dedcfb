package io.github.yomikiri.recorder.board;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Drawing.Cell;
import io.github.yomikiri.game.Drawing.Piece;
import io.github.yomikiri.game.Drawing.Shape;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.internal.PageText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The board of a page, drawn in SVG as a game's drawing has it. The page's script knows no rules:
 * it gets each position as a text with one character for each cell, which stands for a piece. The
 * pieces are numbered as they are met, so {@link #data} comes last. For one page and one thread.
 *
 * @param <P> the game's position type
 */
public final class BoardPicture<P extends Position<P>> {

  /** The character of an empty cell. That of the first piece follows. */
  private static final char EMPTY = '0';

  private final Drawing<P> drawing;
  private final List<Cell> cells;
  private final BoardShapes board;
  private final PieceShapes shapes;
  private final List<Drawn> pieces = new ArrayList<>();

  /**
   * A piece as it is drawn.
   *
   * @param on the shape of its cell if this is an edge, and otherwise any other
   */
  private record Drawn(Piece piece, Shape on) {}

  /**
   * Makes a board.
   *
   * @param drawing how people see the game
   * @param seats the names of the seats
   */
  public BoardPicture(Drawing<P> drawing, List<String> seats) {
    this.drawing = drawing;
    cells = drawing.cells();
    board = new BoardShapes(cells, drawing.lines(), drawing.dots());
    shapes = new PieceShapes(seats);
  }

  /**
   * Returns the picture of a position.
   *
   * @param position the position
   * @param toMove the seat whose turn it is
   */
  public String svg(P position, int toMove) {
    List<String> shown = cells(position, toMove)
        .chars()
        .mapToObj(piece -> piece == EMPTY ? "" : shape(pieces.get(piece - EMPTY - 1)))
        .toList();
    return board.svg(shown);
  }

  /**
   * Returns the pieces of a position.
   *
   * @param position the position
   * @param toMove the seat whose turn it is
   * @return a character for each cell
   */
  public String cells(P position, int toMove) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < cells.size(); cell++) {
      Shape shape = cells.get(cell).shape();
      Shape on = shape.isEdge() ? shape : Shape.SQUARE;
      text.append(drawing
          .piece(position, cell, toMove)
          .map(piece -> number(new Drawn(piece, on)))
          .orElse(EMPTY));
    }
    return text.toString();
  }

  /**
   * Returns the characters of pieces.
   *
   * @param all the pieces, none of which stands on an edge
   */
  public String characters(List<Piece> all) {
    return all.stream()
        .map(piece -> String.valueOf(number(new Drawn(piece, Shape.SQUARE))))
        .collect(Collectors.joining());
  }

  /**
   * Returns what stands on the cells of a position.
   *
   * @param text what {@link #cells} returned, perhaps with other pieces
   * @throws IllegalArgumentException if the text has another length, or a character of no piece
   */
  public List<Optional<Piece>> pieces(String text) {
    if (text.length() != cells.size()) {
      throw new IllegalArgumentException(
          "the board has " + cells.size() + " cells, not " + text.length());
    }
    return text.chars().mapToObj(this::piece).toList();
  }

  private Optional<Piece> piece(int character) {
    int number = character - EMPTY;
    if (number < 0 || number > pieces.size()) {
      throw new IllegalArgumentException("no piece has the character " + (char) character);
    }
    return number == 0 ? Optional.empty() : Optional.of(pieces.get(number - 1).piece);
  }

  private char number(Drawn piece) {
    int known = pieces.indexOf(piece);
    if (known < 0) {
      known = pieces.size();
      pieces.add(piece);
    }
    return (char) (EMPTY + 1 + known);
  }

  /**
   * Returns what differs between two positions.
   *
   * @param before what {@link #cells} returned for the first one
   * @param after what it returned for the second one
   * @return for each cell that differs the character of its piece and that of its number
   */
  public static String changes(String before, String after) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < after.length(); cell++) {
      if (before.charAt(cell) != after.charAt(cell)) {
        text.append(after.charAt(cell)).append((char) (EMPTY + cell));
      }
    }
    return text.toString();
  }

  /**
   * Returns the cells that a person clicks for a move.
   *
   * @return the characters of their numbers
   */
  public String clicks(P position, int move, int toMove) {
    return drawing.clicks(position, move, toMove).stream()
        .map(cell -> String.valueOf((char) (EMPTY + cell)))
        .collect(Collectors.joining());
  }

  /**
   * Returns how many pieces of a seat are on the board, each stack with its count.
   *
   * @param position the position
   * @param toMove the seat whose turn it is
   * @param seat the owner
   */
  public int count(P position, int toMove, int seat) {
    int count = 0;
    for (int cell = 0; cell < cells.size(); cell++) {
      Optional<Piece> piece = drawing.piece(position, cell, toMove);
      count += piece.filter(each -> each.owner() == seat).map(Piece::count).orElse(0);
    }
    return count;
  }

  /** Returns what the script needs to show positions, as JSON. */
  public String data() {
    List<String> areas = cells.stream().map(board::area).distinct().toList();
    return String.join(
        ",\n",
        "{\"names\":" + PageText.array(cells.stream().map(Cell::name).toList()),
        "\"areas\":" + PageText.array(areas),
        "\"areaOf\":"
            + PageText.quote(cells.stream()
                .map(cell -> String.valueOf(areas.indexOf(board.area(cell))))
                .collect(Collectors.joining())),
        "\"seats\":" + PageText.array(shapes.seats()),
        "\"shapes\":" + PageText.array(pieces.stream().map(this::shape).toList()),
        "\"labels\":" + PageText.array(pieces.stream().map(this::label).toList()),
        "\"owners\":"
            + pieces.stream()
                .map(each -> each.piece.owner())
                .toList()
                .toString()
                .replace(" ", ""),
        "\"counts\":"
            + pieces.stream()
                .map(each -> each.piece.count())
                .toList()
                .toString()
                .replace(" ", "") + "}");
  }

  private String shape(Drawn drawn) {
    Piece piece = drawn.piece;
    boolean isPlain = shapes.isColor(piece.owner())
        && !isCounted(piece)
        && !isOneOfKinds(piece)
        && !isNumber(piece);
    return shapes.of(piece, drawn.on, !isPlain);
  }

  private String label(Drawn drawn) {
    Piece piece = drawn.piece;
    if (isNumber(piece)) {
      return piece.symbol();
    }
    return isCounted(piece)
        ? String.valueOf(piece.count())
        : isOneOfKinds(piece) ? piece.name() : "";
  }

  /** Returns whether a piece is a number that belongs to nobody, such as that of a die. */
  private static boolean isNumber(Piece piece) {
    return piece.owner() == Piece.NOBODY && piece.symbol().matches("\\d+");
  }

  private boolean isCounted(Piece piece) {
    return piece.count() > 1
        || others(piece).anyMatch(each -> each.count() > 1 && each.name().equals(piece.name()));
  }

  private boolean isOneOfKinds(Piece piece) {
    return others(piece).anyMatch(each -> !each.name().equals(piece.name()));
  }

  private Stream<Piece> others(Piece piece) {
    return pieces.stream().map(Drawn::piece).filter(each -> each.owner() == piece.owner());
  }
}
