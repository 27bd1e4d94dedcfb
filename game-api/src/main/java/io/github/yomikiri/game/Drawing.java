package io.github.yomikiri.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * How people see a game: the cells of its board, what stands on them, and which cells a person
 * clicks for a move. A terminal or a page that has a drawing needs to know nothing else about the
 * game. A {@link BoardView} is another thing: what a learner sees.
 *
 * <pre>{@code
 * record Board() implements Drawing<TicTacToe> {
 *   public List<Cell> cells() { return Cell.grid(3, 3, Shape.SQUARE); }
 *   public Optional<Piece> piece(TicTacToe position, int cell, int toMove) {
 *     return (position.own() >> cell & 1) != 0 ? mark(toMove)
 *         : (position.opponent() >> cell & 1) != 0 ? mark(1 - toMove) : Optional.empty();
 *   }
 *   private static Optional<Piece> mark(int owner) {
 *     return Optional.of(new Piece("mark", owner, owner == 0 ? "X" : "O"));
 *   }
 *   public List<Integer> clicks(TicTacToe position, int move, int toMove) { return List.of(move); }
 * }
 * }</pre>
 *
 * <p>A drawing belongs to one board. Boards of two sizes have two drawings. Implementations are
 * immutable, for use by any number of threads.
 *
 * <p>Owners are seats: 0 for the side that begins from the usual start, 1 for the other one. Some
 * positions know whose pieces are whose. Others know only own and opposing pieces. For these, each
 * method gets the seat whose turn it is.
 *
 * @param <P> the game's position type
 */
public interface Drawing<P extends Position<P>> {

  /**
   * Returns the cells of the board. A cell's place in the list is its number, by which the other
   * methods name it.
   *
   * @return at least one cell, no two with the same name or place; always the same list
   */
  List<Cell> cells();

  /**
   * Returns the lines that are drawn between cells. By default, points that are 1 apart in a row or
   * a column are joined. A board with edges has no such lines.
   *
   * @return lines whose ends are two cells of the board; always the same list
   */
  default List<Line> lines() {
    return Line.ofNeighbors(cells());
  }

  /**
   * Returns the dots by which people find places on a large board, such as the star points of a Go
   * board. A text has none.
   *
   * @return dots in the middle of cells or between them; always the same list; by default empty
   */
  default List<Dot> dots() {
    return List.of();
  }

  /**
   * Returns what stands on a cell.
   *
   * @param position any position on this board, also one whose game is over
   * @param cell the number of the cell
   * @param toMove the seat whose turn it is, as {@link Game#seat()} has it
   * @return the piece; empty if nothing stands there
   */
  Optional<Piece> piece(P position, int cell, int toMove);

  /**
   * Returns the cells that a person clicks in turn to make a move: the cell of a new stone, or the
   * cells from which and to which a piece moves, or all cells of its path. If two moves have the
   * same cells, a program asks which move is meant. The cells of one move must not be the beginning
   * of another move's, because a program would not know whether the person has finished.
   *
   * @param position a position on this board
   * @param move a legal move
   * @param toMove the seat whose turn it is
   * @return the numbers of the cells; empty if people choose the move from a list, such as a pass.
   *     By default this is so for all moves
   */
  default List<Integer> clicks(P position, int move, int toMove) {
    return List.of();
  }

  /**
   * Returns what makes positions from the pieces on the cells. Then a person can set up a position.
   *
   * @return empty by default: a person cannot set up a position
   */
  default Optional<SetUp<P>> setUp() {
    return Optional.empty();
  }

  /**
   * Draws a position with characters, for terminals and messages. Each cell has the symbol of its
   * piece. An empty cell has a dot, or a blank if it is an edge.
   *
   * <p>If the names of the cells are those of columns and rows, such as {@code e4}, both are shown
   * at the border. Then a cell with another name shows this name if it is empty. If no cell has
   * such a name, a second board shows all names.
   *
   * <p>Lines in a row or a column that are longer than 1 are drawn. All others are left out.
   *
   * @param position any position on this board
   * @param toMove the seat whose turn it is
   * @return the lines, without a line break at the end
   */
  default String text(P position, int toMove) {
    return TextDrawing.of(this, position, toMove);
  }

  /** The shape of a cell. */
  enum Shape {
    /** A square with sides of length 1. */
    SQUARE,
    /**
     * A hexagon, one corner above and one below, of width 1. The rows of a board without gaps are
     * {@code sqrt(3) / 2} apart.
     */
    HEXAGON,
    /** A round pit or heap, for a number of seeds. */
    HOUSE,
    /** A point, for example where lines cross, on which a stone may lie. */
    POINT,
    /** A line of length 1 from the left to the right. */
    LEVEL_EDGE,
    /** A line of length 1 from above to below. */
    UPRIGHT_EDGE;

    /**
     * Returns whether this is a line, which is taken itself.
     *
     * @return true for both edges
     */
    public boolean isEdge() {
      return this == LEVEL_EDGE || this == UPRIGHT_EDGE;
    }
  }

  /**
   * A cell of a board.
   *
   * @param name the name that people use, such as {@code e4}, not blank
   * @param x the place of the center from left to right; neighboring squares are 1 apart
   * @param y the place of the center from above to below
   * @param shape the shape
   */
  record Cell(String name, double x, double y, Shape shape) {

    private static final int MAX_COLUMNS = 26;

    /**
     * Checks the components.
     *
     * @throws IllegalArgumentException if the name is blank, or the place is not finite
     */
    public Cell {
      if (name.isBlank() || !Double.isFinite(x) || !Double.isFinite(y)) {
        throw new IllegalArgumentException("cell \"" + name + "\" at " + x + ", " + y
            + "; expected a name that is not blank, and finite numbers");
      }
    }

    /**
     * Returns the cells of a rectangular board, row by row. The first cell is a1 on the lower left.
     *
     * @param columns the number of columns, in {@code [1, 26]}
     * @param rows the number of rows, at least 1
     * @param shape the shape of all cells
     * @return the cells, of which the one with the number {@code column + columns * row} is in a
     *     column and a row, counted from 0
     * @throws IllegalArgumentException if a number is outside its range
     */
    public static List<Cell> grid(int columns, int rows, Shape shape) {
      if (columns < 1 || columns > MAX_COLUMNS || rows < 1) {
        throw new IllegalArgumentException("a grid of " + columns + "x" + rows
            + " cells; expected 1 to " + MAX_COLUMNS + " columns and at least 1 row");
      }
      List<Cell> cells = new ArrayList<>();
      for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
          String name = (char) ('a' + column) + Integer.toString(row + 1);
          cells.add(new Cell(name, column, rows - 1 - row, shape));
        }
      }
      return List.copyOf(cells);
    }
  }

  /**
   * A line that is drawn between two cells.
   *
   * @param from the number of the cell at one end
   * @param to the number of the cell at the other end
   */
  record Line(int from, int to) {

    /**
     * Returns the lines from each of some cells to the next one.
     *
     * @param cells the cells of the board
     * @param names the names of the cells, such as {@code a7}, {@code d7} and {@code g7}
     * @return one line less than names
     * @throws IllegalArgumentException if no cell has one of the names
     */
    public static List<Line> along(List<Cell> cells, String... names) {
      List<String> known = cells.stream().map(Cell::name).toList();
      List<Line> lines = new ArrayList<>();
      int from = -1;
      for (String name : names) {
        int to = known.indexOf(name);
        if (to < 0) {
          throw new IllegalArgumentException(
              "no cell " + name + " for a line; expected one of " + known);
        }
        if (from >= 0) {
          lines.add(new Line(from, to));
        }
        from = to;
      }
      return List.copyOf(lines);
    }

    private static List<Line> ofNeighbors(List<Cell> cells) {
      List<Line> lines = new ArrayList<>();
      for (int from = 0; from < cells.size(); from++) {
        for (int to = 0; to < cells.size(); to++) {
          double right = cells.get(to).x() - cells.get(from).x();
          double down = cells.get(to).y() - cells.get(from).y();
          boolean isNext = right == 1 && down == 0 || right == 0 && down == 1;
          if (isNext
              && cells.get(from).shape() == Shape.POINT
              && cells.get(to).shape() == Shape.POINT) {
            lines.add(new Line(from, to));
          }
        }
      }
      return cells.stream().anyMatch(cell -> cell.shape().isEdge())
          ? List.of()
          : List.copyOf(lines);
    }
  }

  /**
   * A dot on the board, whose places are those of cells.
   *
   * @param x the place of the center from left to right
   * @param y the place of the center from above to below
   */
  record Dot(double x, double y) {

    /**
     * Returns the dots where columns cross rows that have the same places.
     *
     * @param places the places of the columns, and of the rows
     * @return the dots, row by row
     */
    public static List<Dot> grid(double... places) {
      return DoubleStream.of(places)
          .boxed()
          .flatMap(y -> DoubleStream.of(places).mapToObj(x -> new Dot(x, y)))
          .toList();
    }
  }

  /**
   * What stands on a cell. A stack of equal pieces is one piece with a count.
   *
   * @param name what it is, such as {@code king} or {@code seeds}, not blank
   * @param owner the seat of its owner, or {@link #NOBODY}
   * @param symbol what stands for it in a text, mostly a letter, not blank
   * @param count how many there are, at least 1
   */
  record Piece(String name, int owner, String symbol, int count) {

    /** The owner of a piece that belongs to no seat, such as a line between two dots. */
    public static final int NOBODY = -1;

    /**
     * Checks the components.
     *
     * @throws IllegalArgumentException if a text is blank, or a number is outside its range
     */
    public Piece {
      if (name.isBlank() || symbol.isBlank() || owner < NOBODY || count < 1) {
        throw new IllegalArgumentException("piece \"" + name + "\" of owner " + owner
            + " with symbol \"" + symbol + "\" and count " + count
            + "; expected texts that are not blank, an owner of at least " + NOBODY
            + " and a count of at least 1");
      }
    }

    /**
     * Makes a single piece.
     *
     * @param name what it is, not blank
     * @param owner the seat of its owner, or {@link #NOBODY}
     * @param symbol what stands for it in a text, not blank
     * @throws IllegalArgumentException if a text is blank, or the owner is outside its range
     */
    public Piece(String name, int owner, String symbol) {
      this(name, owner, symbol, 1);
    }

    /**
     * Returns pieces that are counted, such as the seeds in a house. The count is their symbol.
     *
     * @param name what they are, not blank
     * @param owner the seat of their owner, or {@link #NOBODY}
     * @param count how many there are
     * @return the piece; empty if the count is 0
     * @throws IllegalArgumentException if the name is blank, or a number is outside its range
     */
    public static Optional<Piece> counted(String name, int owner, int count) {
      return count == 0
          ? Optional.empty()
          : Optional.of(new Piece(name, owner, Integer.toString(count), count));
    }
  }

  /**
   * Makes positions from what stands on the cells of a board, so a person sets up a position by
   * clicks. If the pieces say all about a position, this makes its texts, too.
   *
   * <p>Implementations are immutable, for use by any number of threads.
   *
   * @param <P> the game's position type
   */
  interface SetUp<P extends Position<P>> {

    /**
     * Returns what can stand on a cell.
     *
     * @return the pieces in the order in which clicks change them, with different symbols of one
     *     character each, none of which is a dot or a slash; always the same list
     */
    List<Piece> pieces();

    /**
     * Returns whose turn it is.
     *
     * @param position any position on this board
     * @return the seat: 0 for the side that begins from the usual start, 1 for the other one
     */
    int toMove(P position);

    /**
     * Returns whether the pieces and the side to move say all about a position. In chess they do
     * not, because they do not say who may castle.
     *
     * @return true by default
     */
    default boolean isComplete() {
      return true;
    }

    /**
     * Makes the position in which pieces stand on the cells. What pieces do not say is as people
     * expect, such as the right to castle of a king and a rook in their places.
     *
     * @param cells what stands on each cell of the drawing; empty for nothing
     * @param toMove the seat whose turn it is
     * @return the position; its game may be over
     * @throws IllegalArgumentException if no game has such a position; the message says why
     */
    P position(List<Optional<Piece>> cells, int toMove);

    /**
     * Returns the cells on which a piece stands.
     *
     * @param cells what stands on each cell
     * @param piece the piece
     * @return the numbers of the cells, in their order
     */
    static IntStream cellsWith(List<Optional<Piece>> cells, Piece piece) {
      return IntStream.range(0, cells.size())
          .filter(cell -> cells.get(cell).filter(piece::equals).isPresent());
    }
  }
}
