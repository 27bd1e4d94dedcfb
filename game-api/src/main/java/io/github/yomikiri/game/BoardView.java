package io.github.yomikiri.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How a game's board looks: what stands on which square, and which other boards are the same board
 * seen from another side. With a view, a game can learn an evaluator, whose patterns look at some
 * squares together.
 *
 * <p>The board is a rectangle of squares, counted row by row from 0. A square is either empty, or
 * it belongs to one of the planes. Two planes are usual: the own pieces, and those of the other
 * side. A plane is a set of squares, a bit for each:
 *
 * <pre>{@code
 * record View() implements BoardView<TicTacToe> {
 *   public int columns() { return 3; }
 *   public int planes() { return 2; }
 *   public void planes(TicTacToe position, int ahead, long[] out) {
 *     out[ahead] = position.own();
 *     out[1 - ahead] = position.opponent();
 *   }
 *   public List<int[]> symmetries() { return BoardView.ofSquare(3); }
 * }
 * }</pre>
 *
 * <p>Counts are planes, too: a house with 3 seeds belongs to plane 2, an empty one to none. The
 * board may have any size. From 65 squares on, a plane takes several words.
 *
 * <p>Each side has its own view of a position, which puts itself in the place of the side to move.
 * So in most games both sides learn from the moves of both. In chess, the view of Black turns the
 * board round. A game whose sides do not play alike shows both sides the same picture instead: its
 * view is {@link Shared}.
 *
 * <p>Implementations are immutable, for use by any number of threads.
 *
 * @param <P> the game's position type
 */
public interface BoardView<P extends Position<P>> {

  /**
   * Returns the number of columns.
   *
   * @return the number, at least 1
   */
  int columns();

  /**
   * Returns the number of rows. By default, the board is a square.
   *
   * @return the number, at least 1
   */
  default int rows() {
    return columns();
  }

  /**
   * Returns the number of planes. A square has one state more than that, because it can be empty.
   *
   * @return the number, at least 1
   */
  int planes();

  /**
   * Stores the planes of a position. No square belongs to two planes.
   *
   * @param position any position, also one whose game is over
   * @param ahead whose view: 0 for the side to move, 1 for the side whose turn is next, and so on.
   *     With two sides, 1 is the other side. A side has the view that it would have if it were to
   *     move with the same pieces on the board
   * @param out receives the planes. All its bits are 0 before. It has one word for each plane, or
   *     {@code (squares + 63) / 64} words if there are more than 64 squares. The words of a plane
   *     follow each other
   */
  void planes(P position, int ahead, long[] out);

  /**
   * Returns whether both sides have the same view, so that {@link #planes} ignores whose it is. The
   * default is false. If it is true, {@link #stage} should say which side is to move.
   *
   * @return whether both sides have the same view, always the same answer
   */
  default boolean isShared() {
    return false;
  }

  /**
   * Returns the symmetries: how the squares can change their places without changing the value of
   * any position. A few are enough, because all that follow from them count, too.
   *
   * @return permutations of the squares. A permutation p brings what stands on the square i to the
   *     square {@code p[i]}. By default there are none
   */
  default List<int[]> symmetries() {
    return List.of();
  }

  /**
   * Returns the number of stages. Positions of different stages are judged by different weights.
   * With two or three stages for the parts of a game, or for the sides to move, an evaluator sees
   * more; but each stage learns only from its own positions.
   *
   * @return the number, at least 1; by default 1
   */
  default int stages() {
    return 1;
  }

  /**
   * Returns the stage of a position.
   *
   * @param position any position
   * @return the stage, in {@code [0, stages())}; by default 0
   */
  default int stage(P position) {
    return 0;
  }

  /**
   * Returns the name of a plane for people, as pictures show it.
   *
   * @param plane the plane, in {@code [0, planes())}
   * @return what stands on a square of this plane, such as {@code own piece}; by default the number
   *     of the plane, from 1
   */
  default String planeName(int plane) {
    return "plane " + (plane + 1);
  }

  /**
   * Returns the name of a stage for people, as pictures show it.
   *
   * @param stage the stage, in {@code [0, stages())}
   * @return the name; by default the number of the stage, from 1
   */
  default String stageName(int stage) {
    return "stage " + (stage + 1);
  }

  /**
   * Returns where people have the squares, as pictures draw them. Nine Men's Morris has points on a
   * grid of 7 by 7, so its first row is {@code {0, -1, -1, 1, -1, -1, 2}}.
   *
   * @return the rows from the uppermost on, each with its squares from the left. It has each square
   *     once; -1 stands for a gap. By default the last row is the uppermost, so that own pieces
   *     that move to higher rows move up
   */
  default List<int[]> drawing() {
    List<int[]> drawing = new ArrayList<>();
    for (int row = rows() - 1; row >= 0; row--) {
      drawing.add(IntStream.range(row * columns(), (row + 1) * columns()).toArray());
    }
    return drawing;
  }

  /**
   * Checks what this view says of a position. Planes have squares of the board only, and no square
   * is in two planes. The stage is one of {@link #stages}, and {@link #drawing} has each square
   * once. Programs and tests call this method, which searches do not.
   *
   * @param position any position
   * @throws IllegalArgumentException if something is wrong, with what it is
   */
  default void check(P position) {
    new ViewCheck<>(this).check(position);
  }

  /**
   * Returns the symmetry that exchanges left and right.
   *
   * @param columns the number of columns, at least 1
   * @param rows the number of rows, at least 1
   * @return the permutation, in a list
   */
  static List<int[]> mirroredColumns(int columns, int rows) {
    int[] image = new int[columns * rows];
    for (int square = 0; square < image.length; square++) {
      image[square] = square - square % columns + columns - 1 - square % columns;
    }
    return List.of(image);
  }

  /**
   * Returns the symmetry that exchanges the first row with the last one, and so on.
   *
   * @param columns the number of columns, at least 1
   * @param rows the number of rows, at least 1
   * @return the permutation, in a list
   */
  static List<int[]> mirroredRows(int columns, int rows) {
    int[] image = new int[columns * rows];
    for (int square = 0; square < image.length; square++) {
      image[square] = (rows - 1 - square / columns) * columns + square % columns;
    }
    return List.of(image);
  }

  /**
   * Returns symmetries from which all eight of a square board follow.
   *
   * @param size the number of columns, and of rows, at least 1
   * @return two permutations
   */
  static List<int[]> ofSquare(int size) {
    int[] transposed = new int[size * size];
    for (int square = 0; square < transposed.length; square++) {
      transposed[square] = square % size * size + square / size;
    }
    return List.of(mirroredColumns(size, size).get(0), transposed);
  }

  /**
   * A view that both sides share, because they do not play alike. It has a stage for each side to
   * move.
   *
   * @param <P> the game's position type
   */
  abstract class Shared<P extends Position<P>> implements BoardView<P> {

    private final int columns;
    private final int rows;
    private final int planes;

    /**
     * Makes a view.
     *
     * @param columns the number of columns, at least 1
     * @param rows the number of rows, at least 1
     * @param planes the number of planes, at least 1
     */
    protected Shared(int columns, int rows, int planes) {
      this.columns = columns;
      this.rows = rows;
      this.planes = planes;
    }

    /**
     * Returns which side is to move.
     *
     * @param position any position
     * @return whether it is the side that begins the game
     */
    protected abstract boolean isFirstToMove(P position);

    /**
     * Stores the planes of a position, as both sides see it.
     *
     * @param position any position, also one whose game is over
     * @param out receives the planes, see {@link BoardView#planes(Position, int, long[])}
     */
    protected abstract void planes(P position, long[] out);

    @Override
    public final void planes(P position, int ahead, long[] out) {
      planes(position, out);
    }

    @Override
    public final int columns() {
      return columns;
    }

    @Override
    public final int rows() {
      return rows;
    }

    @Override
    public final int planes() {
      return planes;
    }

    @Override
    public final boolean isShared() {
      return true;
    }

    @Override
    public final int stages() {
      return 2;
    }

    @Override
    public final int stage(P position) {
      return isFirstToMove(position) ? 0 : 1;
    }

    @Override
    public final String stageName(int stage) {
      return stage == 0 ? "first side to move" : "second side to move";
    }
  }
}
