package io.github.yomikiri.reversi.pattern;

import io.github.yomikiri.reversi.Bitboard;
import io.github.yomikiri.reversi.Board;
import java.util.ArrayList;
import java.util.List;

/**
 * A few squares of the 8x8 board whose contents are looked up together, in one of the places where
 * symmetry puts them.
 *
 * <p>A <em>configuration</em> is what the squares hold, as a number to the base 3: digit {@code i}
 * is that of the {@code i}th square, 0 for a disc of the opponent, 1 for an empty square, 2 for an
 * own disc. Where a symmetry of the board takes the pattern to itself, configurations that are each
 * other's image mean the same and share a weight (see {@link Configurations}).
 *
 * @param name the pattern's name, for people
 * @param squares its squares, in {@code [0, 64)}, a1 = 0, b1 = 1, a2 = 8; at most
 *     {@value #MAX_SQUARES}, all different
 */
public record Pattern(String name, List<Integer> squares) {

  /** A configuration of so many squares fits into 16 bits. */
  public static final int MAX_SQUARES = 10;

  private static final Board BOARD = Board.of(8);

  /**
   * Checks the squares.
   *
   * @throws IllegalArgumentException if there are none or too many, or one is off the board or
   *     there twice
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
            "pattern " + name + ": square " + BOARD.name(square) + " is there twice");
      }
    }
  }

  /**
   * Reads a pattern's squares.
   *
   * @param name the pattern's name
   * @param squares their names, as in {@code "a1 b1 c1"}
   * @return the pattern
   * @throws IllegalArgumentException if a name is not that of a square, or the squares do not make
   *     a pattern
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
   * Returns where the symmetries of the board put the pattern: once for every set of squares that
   * it covers.
   *
   * @return one to eight patterns of the same name, the squares in corresponding order; this one is
   *     the first
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
   * @param symmetry which, in {@code [0, 8)}, in the numbering of {@link Bitboard#symmetry}
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
   * Returns the number of configurations, mirrored ones counted apart.
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
   * Returns the configuration of these very squares in a position.
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
   * @return the names, with a blank between two
   */
  public String squareNames() {
    return names(squares);
  }

  static String names(List<Integer> squares) {
    return String.join(" ", squares.stream().map(BOARD::name).toList());
  }
}
