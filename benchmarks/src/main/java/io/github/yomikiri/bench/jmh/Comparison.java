package io.github.yomikiri.bench.jmh;

import static java.util.Objects.requireNonNull;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Two benchmarks of {@link SpeedReport} and what their ratio should be.
 *
 * @param name the name of the comparison in the report
 * @param benchmark the measured benchmark, under its name in {@link SpeedReport}
 * @param reference the benchmark that it is compared with
 * @param least the least ratio that meets the target
 * @param most the maximum ratio that meets the target
 */
record Comparison(String name, String benchmark, String reference, double least, double most) {

  static Comparison atLeast(double ratio, String name, String benchmark, String reference) {
    return new Comparison(name, benchmark, reference, ratio, Double.POSITIVE_INFINITY);
  }

  static Comparison atMost(double ratio, String name, String benchmark, String reference) {
    return new Comparison(name, benchmark, reference, 0, ratio);
  }

  /** Returns a comparison without a target. */
  static Comparison noted(String name, String benchmark, String reference) {
    return new Comparison(name, benchmark, reference, 0, Double.POSITIVE_INFINITY);
  }

  /** Returns the ratio of the medians. */
  double ratio(Map<String, List<Double>> scores) {
    return median(requireNonNull(scores.get(benchmark), benchmark))
        / median(requireNonNull(scores.get(reference), reference));
  }

  boolean isMet(Map<String, List<Double>> scores) {
    double ratio = ratio(scores);
    return ratio >= least && ratio <= most;
  }

  /** Returns a line of the report: the ratio, the target, and whether it is missed. */
  String line(Map<String, List<Double>> scores) {
    String target = most < Double.POSITIVE_INFINITY
        ? String.format(Locale.ROOT, "at most %.2f", most)
        : least > 0 ? String.format(Locale.ROOT, "at least %.2f", least) : "";
    return String.format(
            Locale.ROOT,
            "%-36s %6.3f  %-13s %s",
            name,
            ratio(scores),
            target,
            isMet(scores) ? "" : "MISSED")
        .stripTrailing();
  }

  /**
   * Returns the median: the middle value or, for an even number of values, the mean of the middle
   * two.
   */
  static double median(List<Double> values) {
    double[] sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1
        ? sorted[middle]
        : Arrays.stream(sorted, middle - 1, middle + 1).average().orElseThrow();
  }
}
