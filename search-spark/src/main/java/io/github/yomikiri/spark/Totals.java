package io.github.yomikiri.spark;

import java.io.Serializable;
import java.util.Locale;
import org.apache.spark.SparkContext;
import org.apache.spark.util.LongAccumulator;

/**
 * What the tasks of a run have done. Spark shows these numbers in its web pages, and counts a task
 * that is repeated once.
 *
 * @param positions the positions that were valued or played
 * @param nodes the visited nodes
 * @param errors the errors in the input
 */
record Totals(LongAccumulator positions, LongAccumulator nodes, LongAccumulator errors)
    implements Serializable {

  static Totals of(SparkContext context) {
    return new Totals(
        context.longAccumulator("positions"),
        context.longAccumulator("nodes"),
        context.longAccumulator("errors"));
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "positions %,d, nodes %,d, errors %,d",
        positions.value(),
        nodes.value(),
        errors.value());
  }
}
