package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.game.internal.Settings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Chooses the {@link Patterns} of a board. Patterns that are images of one another by the board's
 * symmetries count once. Not safe for use by several threads.
 *
 * @param <P> the game's position type
 */
public final class PatternsBuilder<P extends Position<P>> {

  /** Of more configurations, most would never occur often enough to be learned. */
  private static final int MAX_CONFIGURATIONS = 1 << 16;

  /** The greatest width and height of the {@link #usual} rectangles. */
  private static final int USUAL_SIDE = 3;

  private final BoardView<P> view;
  private final int columns;
  private final int rows;
  private final List<int[]> symmetries;
  private final List<PatternTable> tables = new ArrayList<>();
  /** The squares of the patterns and of their images, each in ascending order. */
  private final Set<List<Integer>> known = new HashSet<>();

  private final Settings<PatternsBuilder<P>> settings = new Settings<>(this);
  private int apart;

  PatternsBuilder(BoardView<P> view) {
    this.view = view;
    columns = view.columns();
    rows = view.rows();
    check("columns", columns, 1 << 12);
    check("rows", rows, 1 << 12);
    check("planes", view.planes(), MAX_CONFIGURATIONS - 1);
    check("stages", view.stages(), 1 << 12);
    symmetries = BoardSymmetries.all(view.symmetries(), columns * rows);
  }

  private static void check(String what, int number, int max) {
    if (number < 1 || number > max) {
      throw new IllegalArgumentException(
          "the view has " + number + " " + what + "; expected 1 to " + max);
    }
  }

  /**
   * Adds a pattern.
   *
   * @param squares its squares, at least one, no square twice
   * @return this builder
   * @throws IllegalArgumentException if there is no square, a square is outside the board or occurs
   *     twice, or there are more than 65,536 configurations
   */
  public PatternsBuilder<P> squares(int... squares) {
    checkSquares(squares);
    if (!known.contains(sorted(squares))) {
      PatternTable table = PatternTable.of(squares, symmetries);
      tables.add(table);
      table.places().forEach(place -> known.add(sorted(place)));
    }
    return this;
  }

  private void checkSquares(int... squares) {
    checkLength(squares.length);
    for (int i = 0; i < squares.length; i++) {
      int square = squares[i];
      if (square < 0 || square >= columns * rows) {
        throw new IllegalArgumentException(
            "square " + square + " is outside [0, " + columns * rows + ")");
      }
      if (IntStream.range(0, i).anyMatch(k -> squares[k] == square)) {
        throw new IllegalArgumentException("square " + square + " occurs twice in a pattern");
      }
    }
  }

  /**
   * Adds each square, and the greatest rectangles up to 3x3 that have few enough configurations.
   */
  PatternsBuilder<P> usual() {
    squares();
    for (int width = 1; width <= USUAL_SIDE; width++) {
      for (int height = 1; height <= USUAL_SIDE; height++) {
        if (isUsual(width, height) && !isUsual(width + 1, height) && !isUsual(width, height + 1)) {
          rectangles(width, height);
        }
      }
    }
    return this;
  }

  private boolean isUsual(int width, int height) {
    return width <= Math.min(USUAL_SIDE, columns)
        && height <= Math.min(USUAL_SIDE, rows)
        && hasFewConfigurations(width * height);
  }

  private boolean hasFewConfigurations(int length) {
    return Math.pow(view.planes() + 1, length) <= MAX_CONFIGURATIONS;
  }

  private void checkLength(int length) {
    if (length < 1 || !hasFewConfigurations(length)) {
      throw new IllegalArgumentException("a pattern of " + length + " squares with "
          + (view.planes() + 1) + " states each; expected 1 to " + MAX_CONFIGURATIONS
          + " configurations");
    }
  }

  private static List<Integer> sorted(int[] squares) {
    return Arrays.stream(squares).sorted().boxed().toList();
  }

  /**
   * Adds a pattern for each square alone.
   *
   * @return this builder
   */
  public PatternsBuilder<P> squares() {
    return rectangles(1, 1);
  }

  /**
   * Adds all rectangles of a size, wherever they fit.
   *
   * @param width the number of columns
   * @param height the number of rows
   * @return this builder
   * @throws IllegalArgumentException if no such rectangle fits on the board, or it has more than
   *     65,536 configurations
   */
  public PatternsBuilder<P> rectangles(int width, int height) {
    if (width < 1 || height < 1 || width > columns || height > rows) {
      throw new IllegalArgumentException(String.format(
          Locale.ROOT,
          "rectangles of %dx%d squares on a board of %dx%d",
          width,
          height,
          columns,
          rows));
    }
    return everywhere(IntStream.range(0, width * height)
        .map(i -> i / width * columns + i % width)
        .toArray());
  }

  /**
   * Adds a pattern wherever it fits on the board. For example, the squares 0, 9, 18 and 27 on a
   * board of eight columns add all diagonals of four squares in one direction.
   *
   * @param squares its squares at one of its places, at least one, no square twice
   * @return this builder
   * @throws IllegalArgumentException as {@link #squares(int...)} does
   */
  public PatternsBuilder<P> everywhere(int... squares) {
    checkSquares(squares);
    ShiftedForms.shifted(columns, rows, squares).forEach(this::squares);
    return this;
  }

  /**
   * Adds a form of squares at all places of the board, which share one table of weights. What is
   * learned in one corner is known in the others, so large boards learn much faster. The form is
   * also added in all directions into which the symmetries of the view bring it.
   *
   * @param squares its squares at one of its places, at least one, no square twice
   * @return this builder
   * @throws IllegalArgumentException as {@link #squares(int...)} does
   */
  public PatternsBuilder<P> anywhere(int... squares) {
    return anywhere(new int[][] {squares});
  }

  /**
   * Adds forms at all places of the board, which share one table of weights. Forms that cover the
   * same squares are ways to read them, and what they read is alike. For example, a line and the
   * same squares from its other end make lines that are alike from both ends.
   *
   * @param forms the squares of each form at one of its places, at least one, no square twice. All
   *     forms have the same number of squares
   * @return this builder
   * @throws IllegalArgumentException as {@link #squares(int...)} does, or if there is no form, or
   *     their lengths differ
   */
  public PatternsBuilder<P> anywhere(int[]... forms) {
    if (Arrays.stream(forms).mapToInt(form -> form.length).distinct().count() != 1) {
      throw new IllegalArgumentException("the forms " + Arrays.deepToString(forms)
          + " share a table, so they have the same number of squares");
    }
    Arrays.stream(forms).forEach(this::checkSquares);
    tables.addAll(new ShiftedForms(columns, rows, symmetries, apart).tables(List.of(forms)));
    return this;
  }

  /**
   * Adds all lines of a length: along rows, columns and both diagonals, anywhere on the board. They
   * share one table of weights, and are alike from both ends.
   *
   * @param length the number of squares, at least 2
   * @return this builder
   * @throws IllegalArgumentException if no diagonal has this length, or a line has more than 65,536
   *     configurations
   */
  public PatternsBuilder<P> lines(int length) {
    if (length < 2 || length > Math.min(columns, rows)) {
      throw new IllegalArgumentException(
          "lines of " + length + " squares on a board of " + columns + "x" + rows);
    }
    return anywhere(ShiftedForms.lines(columns, length).toArray(int[][]::new));
  }

  /**
   * Lets forms near the edge have weights of their own, if {@link #anywhere} or {@link #lines} adds
   * them later. A form is as near as the nearest of its squares.
   *
   * @param distance forms that are nearer than this have a table for each distance: with 1 those at
   *     the edge have one, and all others share another. With 0, the default, all share one
   * @return this builder
   * @throws IllegalArgumentException if the distance is less than 0
   * @throws IllegalStateException if it was set before
   */
  public PatternsBuilder<P> apartNearEdge(int distance) {
    Ranges.atLeast("distance from the edge", distance, 0);
    return settings.set("apartNearEdge", () -> apart = distance);
  }

  /**
   * Adds random walks: each begins somewhere and steps to one of the eight neighbors of its square,
   * until it has enough squares. They see what no rectangle sees.
   *
   * @param length the number of squares of each
   * @param number how many to add, at least 1
   * @param seed the seed of the random numbers; equal arguments give equal walks
   * @return this builder
   * @throws IllegalArgumentException if the board has fewer squares, the number is less than 1, a
   *     walk has more than 65,536 configurations, or too few walks differ
   */
  public PatternsBuilder<P> walks(int length, int number, long seed) {
    checkLength(length);
    if (length > columns * rows || number < 1) {
      throw new IllegalArgumentException(
          number + " walks of " + length + " squares on a board of " + columns * rows);
    }
    PortableRandom random = new PortableRandom(seed);
    int wanted = tables.size() + number;
    for (int tries = 0; tables.size() < wanted; tries++) {
      if (tries == 1_000L * number) {
        throw new IllegalArgumentException(String.format(
            Locale.ROOT, "fewer than %d different walks of %d squares were found", number, length));
      }
      squares(walk(length, random));
    }
    return this;
  }

  private int[] walk(int length, PortableRandom random) {
    List<Integer> walk = new ArrayList<>();
    int at = random.nextInt(columns * rows);
    walk.add(at);
    for (int tries = 1; walk.size() < length; tries++) {
      if (tries % 64 == 0) {
        // The walk may have shut itself in, so it continues from another of its squares.
        at = random.pick(walk);
      }
      int column = at % columns + random.nextInt(3) - 1;
      int row = at / columns + random.nextInt(3) - 1;
      if (column >= 0 && column < columns && row >= 0 && row < rows) {
        at = row * columns + column;
        if (!walk.contains(at)) {
          walk.add(at);
        }
      }
    }
    return walk.stream().mapToInt(Integer::intValue).toArray();
  }

  /**
   * Returns the patterns.
   *
   * @return the patterns that were added until now
   * @throws IllegalStateException if there are none, or they are too many for this board
   */
  public Patterns<P> build() {
    if (tables.isEmpty()) {
      throw new IllegalStateException(
          "no pattern was added, such as squares() or rectangles(2, 2)");
    }
    return new Patterns<>(view, List.copyOf(tables));
  }
}
