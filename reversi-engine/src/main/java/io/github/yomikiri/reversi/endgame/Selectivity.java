package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.game.Hash64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How sure a cutoff must be that a shallow search foretells (ProbCut: Buro 1995): so many standard deviations of its error must lie between
 * its value and the window.
 *
 * <p>Before a position is solved it is searched at rising confidence. Those searches visit a fraction of the tree, and leave behind
 * what the exact one needs most: a guess at the value, and in the table the moves to try first.
 *
 * <p>Each level keeps its positions under keys of its own, so that nothing uncertain is ever taken for exact.
 */
final class Selectivity {

  private static final int MIN_EMPTIES = 14;

  private static final Selectivity LOW = new Selectivity(0.7, MIN_EMPTIES, 1, null);
  private static final Selectivity MIDDLE = new Selectivity(1.2, MIN_EMPTIES, 2, LOW);
  private static final Selectivity HIGH = new Selectivity(1.7, MIN_EMPTIES, 3, MIDDLE);

  /** Nothing is cut that is not proven. */
  static final Selectivity EXACT = new Selectivity(0, Integer.MAX_VALUE, 0, HIGH);

  /** The levels in the order they are searched, the exact one last. */
  static final List<Selectivity> LEVELS = List.of(LOW, MIDDLE, HIGH, EXACT);

  /** The standard deviation of a shallow search's error, in thousandths of a disc. */
  private static final int DEVIATION = 5_500;

  /** What {@link #cut} returns when nothing can be foretold. */
  static final int OPEN = 1000;

  private final double confidence;
  private final int minEmpties;
  private final long salt;
  private final Selectivity before;

  private Selectivity(double confidence, int minEmpties, int number, @Nullable Selectivity before) {
    this.confidence = confidence;
    this.minEmpties = minEmpties;
    this.salt = number == 0 ? 0 : Hash64.mix(number);
    this.before = before == null ? this : before;
  }

  /** Returns the level that was searched before; the first is its own. */
  Selectivity before() {
    return before;
  }

  /** Tells whether positions with so many empty squares are cut at this level at all. */
  boolean cuts(int empties) {
    return empties >= minEmpties;
  }

  /** Returns the table's key for a position's at this level. */
  long key(long key) {
    return key ^ salt;
  }

  /**
   * Foretells on which side of a null window a value lies.
   *
   * @param shallow searches ahead
   * @param own the discs of the side to move
   * @param opponent the discs of the other side
   * @param alpha the lower end of the window
   * @param empties the number of empty squares
   * @return a score outside the window, or {@link #OPEN}
   */
  int cut(ShallowSearch shallow, long own, long opponent, int alpha, int empties) {
    int depth = depth(empties);
    int margin = (int) (confidence * DEVIATION);
    int high = 1000 * alpha + margin;
    if (shallow.value(own, opponent, high, depth) > high) {
      // All scores are even.
      return alpha + 2 & ~1;
    }
    int low = 1000 * alpha - margin;
    return shallow.value(own, opponent, low, depth) <= low ? alpha & ~1 : OPEN;
  }

  private static int depth(int empties) {
    return empties >= 26 ? 6 : empties >= 21 ? 4 : empties >= 17 ? 3 : 2;
  }
}
