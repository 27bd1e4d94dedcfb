package io.github.yomikiri.reversi.pattern;

import java.util.Comparator;
import java.util.List;

/**
 * The parts of a position's value: what each place of each pattern contributes. Use an explanation
 * to see why an evaluator returns a value. All numbers are thousandths of a disc, from the view of
 * the side to move. Immutable.
 *
 * @param value the position's value
 * @param contributions the parts, whose sum is exactly the value; sorted by size, the greatest
 *     first, whatever its sign
 */
public record Explanation(int value, List<Contribution> contributions) {

  /**
   * A part of a value.
   *
   * @param feature what contributes: a pattern's name, or something that belongs to no pattern
   * @param squares the squares of the pattern's place, in {@code [0, 64)}; empty if the part
   *     belongs to no pattern
   * @param contents the contents of each square: X for a disc of Dark, O for a disc of Light, a dot
   *     for an empty square
   * @param value how much this part adds to the value, in thousandths of a disc
   */
  public record Contribution(String feature, List<Integer> squares, String contents, int value) {

    /** Copies the squares. */
    public Contribution {
      squares = List.copyOf(squares);
    }

    /**
     * Returns the names of the squares.
     *
     * @return such as {@code "a1 b1 c1"}; empty if there are none
     */
    public String squareNames() {
      return Pattern.names(squares);
    }
  }

  /**
   * Sorts the contributions.
   *
   * @throws IllegalArgumentException if the sum of the contributions is not the value
   */
  public Explanation {
    contributions = contributions.stream()
        .sorted(Comparator.comparingInt(part -> -Math.abs(part.value())))
        .toList();
    int sum = contributions.stream().mapToInt(Contribution::value).sum();
    if (sum != value) {
      throw new IllegalArgumentException(
          "the contributions add up to " + sum + ", not to the value " + value);
    }
  }

  /**
   * Returns how much each square contributes. A place's contribution is divided equally among its
   * squares.
   *
   * @return for each of the 64 squares the sum of its shares, in thousandths of a disc
   */
  public double[] bySquare() {
    double[] sums = new double[64];
    for (Contribution part : contributions) {
      for (int square : part.squares()) {
        sums[square] += (double) part.value() / part.squares().size();
      }
    }
    return sums;
  }

  /**
   * Returns the sum of the contributions that belong to no square.
   *
   * @return the sum, in thousandths of a disc
   */
  public int elsewhere() {
    return contributions.stream()
        .filter(part -> part.squares().isEmpty())
        .mapToInt(Contribution::value)
        .sum();
  }
}
