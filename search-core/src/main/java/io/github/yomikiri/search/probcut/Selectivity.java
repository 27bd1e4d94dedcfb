package io.github.yomikiri.search.probcut;

/**
 * How sure a prediction must be before a search acts on it. The levels are usual in Reversi
 * programs. A level is the probability that a normally distributed error stays within
 * {@link #margin} standard deviations, to either side. A search at a lower level visits fewer nodes
 * and makes more mistakes.
 *
 * <p>The probability holds for one prediction, and a search makes thousands of predictions. So
 * measure which level plays best.
 */
public enum Selectivity {
  /** 73 %: within 1.10 standard deviations. */
  PERCENT_73(73, 1.1031),
  /** 87 %: within 1.51 standard deviations. */
  PERCENT_87(87, 1.5141),
  /** 95 %: within 1.96 standard deviations. */
  PERCENT_95(95, 1.9600),
  /** 98 %: within 2.33 standard deviations. */
  PERCENT_98(98, 2.3263),
  /** 99 %: within 2.58 standard deviations. */
  PERCENT_99(99, 2.5758),
  /** No prediction is sure enough: nothing is cut, and values are exact. */
  FULL_WIDTH(100, Double.POSITIVE_INFINITY);

  private final int percent;
  private final double margin;

  Selectivity(int percent, double margin) {
    this.percent = percent;
    this.margin = margin;
  }

  /**
   * Returns the level's probability.
   *
   * @return in percent, in {@code [73, 100]}
   */
  public int percent() {
    return percent;
  }

  /**
   * Returns how far beyond the window a predicted value must lie.
   *
   * @return in standard deviations of the prediction's error; infinite for {@link #FULL_WIDTH}
   */
  public double margin() {
    return margin;
  }
}
