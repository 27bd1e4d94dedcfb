package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.game.Hash64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A level of confidence for cutoffs that a shallow search predicts (ProbCut: Buro 1995). The
 * confidence is a number of standard deviations of the shallow search's error. At least this
 * distance must lie between the shallow value and the window.
 *
 * <p>Before a position is solved, it is searched at rising confidence. The selective searches visit
 * a fraction of the tree. They give the exact search an estimate of the value, and the table gets
 * the moves to try first.
 *
 * <p>Each level stores its positions under its own keys, so a selective result is never taken for
 * an exact one.
 */
final class Selectivity {

  private static final int MIN_EMPTIES = 14;

  private static final Selectivity LOW = new Selectivity(0.7, MIN_EMPTIES, 1, null);
  private static final Selectivity MIDDLE = new Selectivity(1.2, MIN_EMPTIES, 2, LOW);
  private static final Selectivity HIGH = new Selectivity(1.7, MIN_EMPTIES, 3, MIDDLE);

  /** The exact level, which has only proven cutoffs. */
  static final Selectivity EXACT = new Selectivity(0, Integer.MAX_VALUE, 0, HIGH);

  /** The levels in the order they are searched, the exact one last. */
  static final List<Selectivity> LEVELS = List.of(LOW, MIDDLE, HIGH, EXACT);

  /** The standard deviation of a shallow search's error, in thousandths of a disc. */
  private static final int DEVIATION = 5_500;

  /** The result of {@link #cut} if the shallow search predicts no cutoff. */
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

  /** Returns the level that is searched before this one; for the first level, the level itself. */
  Selectivity before() {
    return before;
  }

  /** Returns whether this level predicts cutoffs for positions with a number of empty squares. */
  boolean cuts(int empties) {
    return empties >= minEmpties;
  }

  /** Returns the key in the table at this level, from the position's key. */
  long key(long key) {
    return key ^ salt;
  }

  /**
   * Predicts by shallow searches on which side of a null window a value lies.
   *
   * @param shallow the shallow search
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
