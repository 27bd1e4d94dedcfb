package io.github.yomikiri.reversi.pattern;

import io.github.yomikiri.reversi.Bitboard;
import io.github.yomikiri.reversi.Board;
import java.util.ArrayList;
import java.util.List;

/**
 * A few squares of the 8x8 board whose contents are looked up together. An evaluator looks a
 * pattern up in several places: the squares themselves and their images under the symmetries of the
 * board.
 *
 * <p>A <em>configuration</em> is the contents of the squares as a number to the base 3. Digit
 * {@code i} belongs to the {@code i}th square: 0 is a disc of the opponent, 1 an empty square, 2 an
 * own disc. If a symmetry of the board maps the pattern to itself, mirrored configurations have the
 * same meaning. Mirrored configurations share a weight (see {@link Configurations}).
 *
 * @param name the pattern's name, for people
 * @param squares the pattern's squares, in {@code [0, 64)}, a1 = 0, b1 = 1, a2 = 8; at most
 *     {@value #MAX_SQUARES}, all different
 */
public record Pattern(String name, List<Integer> squares) {

  /** The maximum number of squares of a pattern: their configurations fit into 16 bits. */
  public static final int MAX_SQUARES = 10;

  private static final Board BOARD = Board.of(8);

  /**
   * Checks the squares.
   *
   * @throws IllegalArgumentException if there are no squares or too many, or a square is off the
   *     board or repeated
   */
  public Pattern {
    squares = List.copyOf(squares);
    if (squares.isEmpty() || squares.size() > MAX_SQUARES) {
      throw new IllegalArgumentException("pattern " + name + ": " + squares.size()
          + " squares are not in [1, " + MAX_SQUARES + "]");
    }
    for (int i = 0; i < squares.size(); i++) {
      int square = squares.get(i);
      if (square < 0 || square >= 64) {
        throw new IllegalArgumentException(
            "pattern " + name + ": square " + square + " is outside [0, 64)");
      }
      if (squares.indexOf(square) != i) {
        throw new IllegalArgumentException(
            "pattern " + name + ": square " + BOARD.name(square) + " appears twice");
      }
    }
  }

  /**
   * Reads a pattern's squares.
   *
   * @param name the pattern's name
   * @param squares the names of the squares, as in {@code "a1 b1 c1"}
   * @return the pattern
   * @throws IllegalArgumentException if a name is not the name of a square, or there are no
   *     squares, too many or repeated ones
   */
  public static Pattern of(String name, String squares) {
    List<Integer> list = new ArrayList<>();
    for (String text : squares.strip().split("\\s+", -1)) {
      list.add(BOARD
          .parse(text)
          .orElseThrow(() -> new IllegalArgumentException(
              "pattern " + name + ": \"" + text + "\" is not a square from a1 to h8")));
    }
    return new Pattern(name, list);
  }

  /**
   * Returns the places of the pattern: its images under the symmetries of the board. Images with
   * the same set of squares count once.
   *
   * @return one to eight patterns of the same name, the squares in corresponding order; this
   *     pattern is the first
   */
  public List<Pattern> places() {
    List<Pattern> places = new ArrayList<>();
    for (int symmetry = 0; symmetry < 8; symmetry++) {
      Pattern image = image(symmetry);
      if (places.stream().noneMatch(place -> place.bits() == image.bits())) {
        places.add(image);
      }
    }
    return places;
  }

  /**
   * Returns the pattern's image under a symmetry of the board.
   *
   * @param symmetry the symmetry, in {@code [0, 8)}, numbered as in {@link Bitboard#symmetry}
   * @return a pattern of the same name, the squares in corresponding order
   */
  Pattern image(int symmetry) {
    return new Pattern(
        name, squares.stream().map(s -> Bitboard.symmetrySquare(symmetry, s)).toList());
  }

  /**
   * Returns the pattern's squares as a bitboard.
   *
   * @return one bit per square
   */
  public long bits() {
    long bits = 0;
    for (int square : squares) {
      bits |= 1L << square;
    }
    return bits;
  }

  /**
   * Returns the number of configurations. Mirrored configurations are counted separately.
   *
   * @return 3 to the power of the number of squares
   */
  public int configurations() {
    int count = 1;
    for (int i = 0; i < squares.size(); i++) {
      count *= 3;
    }
    return count;
  }

  /**
   * Returns the configuration of this pattern's own squares in a position, not of the other places.
   *
   * @param own the discs of the side to move
   * @param opponent the discs of the other side
   * @return the base-3 number, in {@code [0, configurations())}
   */
  public int configuration(long own, long opponent) {
    int number = 0;
    for (int i = squares.size() - 1; i >= 0; i--) {
      int square = squares.get(i);
      number = 3 * number + 1 + (int) (own >>> square & 1) - (int) (opponent >>> square & 1);
    }
    return number;
  }

  /**
   * Returns the names of the squares, as {@link #of} reads them.
   *
   * @return the names, separated by blanks
   */
  public String squareNames() {
    return names(squares);
  }

  static String names(List<Integer> squares) {
    return String.join(" ", squares.stream().map(BOARD::name).toList());
  }
}
