package io.github.yomikiri.spark;

import io.github.yomikiri.app.console.NumberRanges;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options that jobs have on a cluster only. They do not change the output. */
final class SparkOptions {

  private static final int MOST_PARTITIONS = 100_000;
  private static final int MOST_UNITS = 1 << 20;

  // Enough slices that no slot waits long for the last one.
  private static final int SLICES_PER_SLOT = 3;
  private static final int UNITS_PER_SLOT = 8;

  @Option(
      names = "--partitions",
      paramLabel = "N",
      description = "Number of tasks into which a batch is divided. A run that resumes keeps the"
          + " number of the first run. Default: three for each task slot.")
  private Optional<Integer> partitions = Optional.empty();

  @Option(
      names = "--batch",
      paramLabel = "N",
      description =
          "Number of units, such as games, that are begun before the lines of earlier units"
              + " are written. A run that resumes keeps the number of the first run. Default:"
              + " 1048576, or eight for each task slot if match --sprt may end early.")
  private Optional<Integer> batch = Optional.empty();

  /** Rejects numbers that are out of range. */
  void check() {
    partitions.ifPresent(n -> NumberRanges.check("--partitions", n, 1, MOST_PARTITIONS));
    batch.ifPresent(n -> NumberRanges.check("--batch", n, 1, MOST_UNITS));
  }

  /** Returns the number of slices of a batch on a cluster with a number of task slots. */
  int partitions(int slots) {
    return partitions.orElse(SLICES_PER_SLOT * slots);
  }

  /** Returns the number of units of a batch on a cluster with a number of task slots. */
  int batch(int slots, boolean mayEndEarly) {
    return batch.orElse(mayEndEarly ? UNITS_PER_SLOT * slots : MOST_UNITS);
  }
}
