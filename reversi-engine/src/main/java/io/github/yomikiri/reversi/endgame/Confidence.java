package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.search.probcut.Selectivity;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A level of confidence for cutoffs that a shallow search predicts (ProbCut: Buro 1995). The
 * confidence is a number of standard deviations of the shallow search's error. At least this
 * distance must lie between the shallow value and the window.
 *
 * <p>A position is searched at rising confidence. The selective searches visit a fraction of the
 * tree. They give the later searches an estimate of the value, and the table gets the moves to try
 * first. The first three levels are for this alone. The last level is exact, unless the caller
 * wants an estimate only.
 *
 * <p>Each level stores its positions under its own keys, so a selective result is never taken for
 * an exact one.
 */
final class Confidence {

  private static final int MIN_EMPTIES = 14;

  /**
   * The standard deviation of the error of a shallow search by its depth, in thousandths of a disc.
   * Measured against exact scores, on positions with 14 to 22 empty squares that the solver's
   * searches of tournament games visit. No search has depth 0, 1 or 5.
   */
  private static final int[] DEVIATIONS = {0, 0, 8_500, 7_800, 7_200, 0, 6_500};

  /**
   * The deviations of the first three levels. The same number at all depths makes the trees of FFO
   * 40 to 49 smaller than the measured numbers do.
   */
  private static final int[] STEADY = {5_500, 5_500, 5_500, 5_500, 5_500, 5_500, 5_500};

  private static final Confidence LOW = new Confidence(0.7, STEADY, 1, null);
  private static final Confidence MIDDLE = new Confidence(1.2, STEADY, 2, LOW);
  private static final Confidence HIGH = new Confidence(1.7, STEADY, 3, MIDDLE);
  private static final Confidence PERCENT_73 = of(Selectivity.PERCENT_73, 4, MIDDLE);
  private static final Confidence PERCENT_87 = of(Selectivity.PERCENT_87, 5, HIGH);
  private static final Confidence PERCENT_95 = of(Selectivity.PERCENT_95, 6, HIGH);
  private static final Confidence PERCENT_98 = of(Selectivity.PERCENT_98, 7, HIGH);
  private static final Confidence PERCENT_99 = of(Selectivity.PERCENT_99, 8, HIGH);

  /** The exact level, which has only proven cutoffs. */
  static final Confidence EXACT = of(Selectivity.FULL_WIDTH, 0, HIGH);

  /** The result of {@link #cut} if the shallow search predicts no cutoff. */
  static final int OPEN = 1000;

  private final boolean isExact;
  private final double deviations;
  private final int[] spread;
  private final long salt;
  private final @Nullable Confidence before;

  private Confidence(double deviations, int[] spread, int number, @Nullable Confidence before) {
    isExact = Double.isInfinite(deviations);
    this.deviations = deviations;
    this.spread = spread;
    salt = isExact ? 0 : Hash64.mix(number);
    this.before = before;
  }

  private static Confidence of(Selectivity selectivity, int number, Confidence before) {
    return new Confidence(selectivity.margin(), DEVIATIONS, number, before);
  }

  /** Returns the levels to search one after the other, the wanted level last. */
  static List<Confidence> upTo(Selectivity wanted) {
    List<Confidence> levels = new ArrayList<>();
    for (Confidence level = last(wanted); level != null; level = level.before) {
      levels.add(level);
    }
    Collections.reverse(levels);
    return levels;
  }

  private static Confidence last(Selectivity wanted) {
    return switch (wanted) {
      case PERCENT_73 -> PERCENT_73;
      case PERCENT_87 -> PERCENT_87;
      case PERCENT_95 -> PERCENT_95;
      case PERCENT_98 -> PERCENT_98;
      case PERCENT_99 -> PERCENT_99;
      case FULL_WIDTH -> EXACT;
    };
  }

  boolean isExact() {
    return isExact;
  }

  /** Returns the level that is searched before this one; for the first level, the level itself. */
  Confidence before() {
    return before == null ? this : before;
  }

  /** Returns whether this level predicts cutoffs for positions with a number of empty squares. */
  boolean cuts(int empties) {
    return empties >= MIN_EMPTIES && !isExact;
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
    int margin = (int) (deviations * spread[depth]);
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
