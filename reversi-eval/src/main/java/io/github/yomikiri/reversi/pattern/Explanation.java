package io.github.yomikiri.reversi.pattern;

import java.util.Comparator;
import java.util.List;

/**
 * Why a position has the value that an evaluator gives it: what each place of each pattern
 * contributes. All numbers are thousandths of a disc, from the view of the side to move. Immutable.
 *
 * @param value the position's value
 * @param contributions what it is the sum of, exactly; the greatest first, whatever its sign
 */
public record Explanation(int value, List<Contribution> contributions) {

  /**
   * A part of a value.
   *
   * @param feature what contributes: a pattern's name, or something that belongs to no pattern
   * @param squares the squares of the pattern's place, in {@code [0, 64)}; none for what belongs to
   *     no pattern
   * @param contents what is there: for each square X for a disc of Dark, O for one of Light, or a
   *     dot
   * @param value how much it adds, in thousandths of a disc
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
   * @throws IllegalArgumentException if their sum is not the value
   */
  public Explanation {
    contributions = contributions.stream()
        .sorted(Comparator.comparingInt(part -> -Math.abs(part.value())))
        .toList();
    int sum = contributions.stream().mapToInt(Contribution::value).sum();
    if (sum != value) {
      throw new IllegalArgumentException("contributions of " + sum + " do not make " + value);
    }
  }

  /**
   * Returns what the squares contribute: each place's part is shared evenly among its squares.
   *
   * @return for each of the 64 squares, in thousandths of a disc, the sum of its shares
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
   * Returns what belongs to no square.
   *
   * @return the sum of the contributions without squares, in thousandths of a disc
   */
  public int elsewhere() {
    return contributions.stream()
        .filter(part -> part.squares().isEmpty())
        .mapToInt(Contribution::value)
        .sum();
  }
}
