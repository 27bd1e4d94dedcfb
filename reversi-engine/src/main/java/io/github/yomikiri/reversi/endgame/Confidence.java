package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.search.probcut.Selectivity;
import java.util.ArrayList;
import java.util.Arrays;
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
 * first. The lowest level is for this alone. The last level is exact, unless the caller wants an
 * estimate only.
 *
 * <p>Each level stores its positions under its own keys, so a selective result is never taken for
 * an exact one.
 */
final class Confidence {

  /** The minimum number of empty squares of a position whose value is predicted. */
  private static final int MIN_EMPTIES = 10;

  /**
   * What the exact score is on average: this factor of a shallow value, and the offset below. These
   * figures were fitted to 4,000 positions with 10 to 18 empty squares, from tournament games and
   * then two to six random moves. They hardly depend on the number of empty squares.
   */
  private static final double SLOPE = 1.04;

  /** Added to the product, by the depth of the shallow search, in thousandths of a disc. */
  private static final int[] OFFSETS = {2_600, -400, 1_700, -400, 1_300, -500, 1_100};

  /** The standard deviation of the prediction, by the depth of the shallow search. */
  private static final int[] DEVIATIONS = {9_900, 8_700, 7_800, 6_900, 6_300, 5_700, 5_200};

  private static final Confidence LOW = new Confidence(0.7, 1, null);
  private static final Confidence PERCENT_73 = of(Selectivity.PERCENT_73, 2, LOW);
  private static final Confidence PERCENT_87 = of(Selectivity.PERCENT_87, 3, PERCENT_73);
  private static final Confidence PERCENT_95 = of(Selectivity.PERCENT_95, 4, PERCENT_87);
  private static final Confidence PERCENT_98 = of(Selectivity.PERCENT_98, 5, PERCENT_87);
  private static final Confidence PERCENT_99 = of(Selectivity.PERCENT_99, 6, PERCENT_87);

  /** The exact level, which has only proven cutoffs. */
  static final Confidence EXACT = of(Selectivity.FULL_WIDTH, 0, PERCENT_95);

  /** The depths of the shallow searches, which depend on the number of empty squares. */
  private static final int[] FEW = {1, 2, 3};

  private static final int[] SOME = {2, 4};
  private static final int[] MANY = {2, 4, 6};
  private static final int[] MOST = {4, 6};

  /** The result of {@link #cut} if the shallow searches predict no cutoff. */
  static final int OPEN = 1000;

  private final boolean isExact;
  /** How far a shallow value has to lie from the middle, by the depth of the shallow search. */
  private final int[] ways;

  private final long salt;
  private final @Nullable Confidence before;

  private Confidence(double deviations, int number, @Nullable Confidence before) {
    isExact = Double.isInfinite(deviations);
    ways = Arrays.stream(DEVIATIONS)
        .map(deviation -> (int) (deviations * deviation / SLOPE))
        .toArray();
    salt = isExact ? 0 : Hash64.mix(number);
    this.before = before;
  }

  private static Confidence of(Selectivity selectivity, int number, Confidence before) {
    return new Confidence(selectivity.margin(), number, before);
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
   * <p>The evaluator's own value is asked first. It shows towards which side a cutoff is likely. If
   * it goes less than half of the way to the shallow value that is needed, no search is made.
   *
   * @param shallow the shallow search
   * @param own the discs of the side to move
   * @param opponent the discs of the other side
   * @param alpha the lower end of the window
   * @param empties the number of empty squares
   * @return a score outside the window, or {@link #OPEN}
   */
  int cut(ShallowSearch shallow, long own, long opponent, int alpha, int empties) {
    shallow.position(own, opponent);
    int estimate = shallow.value(own, opponent, 1000 * alpha, 0);
    for (int depth : depths(empties)) {
      int middle = shallowValue(1000 * alpha, depth);
      int way = ways[depth];
      if (2 * (estimate - middle) >= way) {
        if (shallow.value(own, opponent, middle + way, depth) > middle + way) {
          // All scores are even.
          return alpha + 2 & ~1;
        }
      } else if (2 * (middle - estimate) >= way
          && shallow.value(own, opponent, middle - way, depth) <= middle - way) {
        return alpha & ~1;
      }
    }
    return OPEN;
  }

  /** Returns the shallow value that predicts an exact score. */
  private static int shallowValue(int score, int depth) {
    return (int) ((score - OFFSETS[depth]) / SLOPE);
  }

  private static int[] depths(int empties) {
    return empties >= 24 ? MOST : empties >= 20 ? MANY : empties >= 16 ? SOME : FEW;
  }
}
