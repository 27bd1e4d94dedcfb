package io.github.yomikiri.search.probcut;

import java.util.Arrays;

/**
 * A straight line through points, and how far the points are from it.
 *
 * <p>A few points may be far away from all others: a deep search sometimes sees a massacre that a
 * shallow one does not. They would turn the line and double a standard deviation. So the line is
 * the one with the least sum of squared errors through the points within three deviations of it.
 * The deviation is found from the size that {@value #SHARE_PERCENT} % of all errors do not exceed.
 * Without such points it is the standard deviation.
 *
 * @param slope the slope, not a number if there is no line
 * @param offset the value at 0
 * @param deviation the deviation of the points from the line
 * @param points the number of points
 */
record LinearFit(double slope, double offset, double deviation, int points) {

  private static final int SHARE_PERCENT = 87;
  // The share of normally distributed errors within this many standard deviations is 87 %.
  private static final double SHARE_DEVIATIONS = 1.5141;
  private static final double OUTLIER_DEVIATIONS = 3;
  private static final int MAX_ROUNDS = 20;

  /**
   * Fits a line.
   *
   * @param points the points, each an x and a y
   */
  static LinearFit of(double[][] points) {
    LinearFit fit = through(points, points);
    for (int round = 0; round < MAX_ROUNDS; round++) {
      LinearFit line = fit;
      double[][] near = Arrays.stream(points)
          .filter(point -> line.error(point) <= OUTLIER_DEVIATIONS * line.deviation)
          .toArray(double[][]::new);
      fit = through(near, points);
      if (fit.equals(line)) {
        break;
      }
    }
    return fit;
  }

  /** Returns the line with the least sum of squares through points, with the errors of all. */
  private static LinearFit through(double[][] near, double[][] all) {
    double meanX = Arrays.stream(near).mapToDouble(point -> point[0]).average().orElse(0);
    double meanY = Arrays.stream(near).mapToDouble(point -> point[1]).average().orElse(0);
    double sumXx = 0;
    double sumXy = 0;
    for (double[] point : near) {
      sumXx += (point[0] - meanX) * (point[0] - meanX);
      sumXy += (point[0] - meanX) * (point[1] - meanY);
    }
    double slope = sumXy / sumXx;
    LinearFit line = new LinearFit(slope, meanY - slope * meanX, 0, all.length);
    double[] errors = Arrays.stream(all).mapToDouble(line::error).sorted().toArray();
    double deviation =
        errors.length == 0 ? 0 : errors[errors.length * SHARE_PERCENT / 100] / SHARE_DEVIATIONS;
    return new LinearFit(line.slope, line.offset, deviation, all.length);
  }

  private double error(double[] point) {
    return Math.abs(point[1] - slope * point[0] - offset);
  }

  /** Returns whether there is a line that rises. */
  boolean rises() {
    return points > 2 && slope > 0 && slope < Double.POSITIVE_INFINITY;
  }
}
