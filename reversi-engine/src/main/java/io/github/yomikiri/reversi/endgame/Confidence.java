package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import io.github.yomikiri.search.probcut.Selectivity;
import java.util.ArrayList;
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

  /** The number of standard deviations of the lowest level. */
  private static final double LOW = 0.7;

  /** The exact level without a level before it. */
  static final Confidence EXACT =
      new Confidence(Selectivity.FULL_WIDTH.margin(), 100, new Prediction[0], null);

  /** The depths of the shallow searches, which depend on the number of empty squares. */
  private static final int[] FEW = {1, 2, 3};

  private static final int[] SOME = {2, 4};
  private static final int[] MANY = {2, 4, 6};
  private static final int[] MOST = {4, 6};

  /** The result of {@link #cut} if the shallow searches predict no cutoff. */
  static final int OPEN = 1000;

  /** The number of standard deviations; infinite for the exact level. */
  private final double margin;

  private final Prediction[] predictions;
  private final long salt;
  private final @Nullable Confidence before;

  /**
   * Makes a level.
   *
   * @param number makes its keys in the table different from those of other levels, positive
   */
  private Confidence(
      double margin, int number, Prediction[] predictions, @Nullable Confidence before) {
    this.margin = margin;
    this.predictions = predictions;
    salt = isExact() ? 0 : Hash64.mix(number);
    this.before = before;
  }

  /**
   * Returns the levels to search one after the other, the wanted level last.
   *
   * @param predictions the predictions of exact scores by the depth of the shallow search
   */
  static List<Confidence> upTo(Selectivity wanted, Prediction[] predictions) {
    List<Confidence> levels = new ArrayList<>();
    Confidence level = new Confidence(LOW, 1, predictions, null);
    levels.add(level);
    for (Selectivity step : stepsTo(wanted)) {
      level = new Confidence(step.margin(), step.percent(), predictions, level);
      levels.add(level);
    }
    return levels;
  }

  /**
   * Returns the levels to search after the lowest. Before the exact level comes a sure one: if its
   * value is wrong, the exact search expects cutoffs in the wrong nodes, and visits several times
   * as many of them. With 24 and more empty squares, 98 % takes fewer nodes than 95 %.
   */
  private static List<Selectivity> stepsTo(Selectivity wanted) {
    return switch (wanted) {
      case PERCENT_73 -> List.of(wanted);
      case PERCENT_87 -> List.of(Selectivity.PERCENT_73, wanted);
      case PERCENT_95, PERCENT_98, PERCENT_99 ->
        List.of(Selectivity.PERCENT_73, Selectivity.PERCENT_87, wanted);
      case FULL_WIDTH -> List.of(Selectivity.PERCENT_87, Selectivity.PERCENT_98, wanted);
    };
  }

  boolean isExact() {
    return Double.isInfinite(margin);
  }

  /** Returns the level that is searched before this one; for the first level, the level itself. */
  Confidence before() {
    return before == null ? this : before;
  }

  /** Returns whether this level predicts cutoffs for positions with a number of empty squares. */
  boolean cuts(int empties) {
    return empties >= MIN_EMPTIES && !isExact();
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
    int score = 1000 * alpha;
    int estimate = shallow.value(own, opponent, score, 0);
    for (int depth : depths(empties)) {
      int high = predictions[depth].minFor(score, margin);
      int low = predictions[depth].maxFor(score, margin);
      // The middle of high and low predicts alpha itself, and each is a whole way from it.
      if (4L * estimate >= 3L * high + low) {
        if (shallow.value(own, opponent, high - 1, depth) >= high) {
          // All scores are even.
          return alpha + 2 & ~1;
        }
      } else if (4L * estimate <= 3L * low + high
          && shallow.value(own, opponent, low, depth) <= low) {
        return alpha & ~1;
      }
    }
    return OPEN;
  }

  private static int[] depths(int empties) {
    return empties >= 24 ? MOST : empties >= 20 ? MANY : empties >= 16 ? SOME : FEW;
  }
}
