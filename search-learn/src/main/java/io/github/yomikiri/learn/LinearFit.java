package io.github.yomikiri.learn;

/**
 * The straight line with the least sum of squared errors through points, computed from sums that
 * each new point updates. Means and deviations from the means are updated together (Welford 1962),
 * because sums of squares of great values lose their last digits.
 */
final class LinearFit {

  private int points;
  private double meanX;
  private double meanY;
  private double sumXx;
  private double sumXy;
  private double sumYy;

  void add(double x, double y) {
    points++;
    double dx = x - meanX;
    double dy = y - meanY;
    meanX += dx / points;
    meanY += dy / points;
    sumXx += dx * (x - meanX);
    sumXy += dx * (y - meanY);
    sumYy += dy * (y - meanY);
  }

  int points() {
    return points;
  }

  /** Returns whether there is a line that rises. */
  boolean rises() {
    return points > 2 && sumXx > 0 && sumXy > 0;
  }

  double slope() {
    return sumXy / sumXx;
  }

  double offset() {
    return meanY - slope() * meanX;
  }

  /**
   * Returns the standard deviation of the points from the line, which takes up two degrees of
   * freedom.
   */
  double deviation() {
    return Math.sqrt(Math.max(0, sumYy - slope() * sumXy) / (points - 2));
  }
}
