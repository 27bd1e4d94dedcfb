package io.github.yomikiri.app.option;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.search.Limits;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options that limit the search of a position. */
public final class SearchLimits {

  @Option(
      names = "--depth",
      paramLabel = "PLIES",
      description = "Depth limit of the ${bundle:search.name}, in plies.")
  private Optional<Integer> depth = Optional.empty();

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "Time limit for each position, such as 500ms, 5s or 2m.")
  private Optional<Duration> time = Optional.empty();

  @Option(names = "--nodes", paramLabel = "N", description = "Node limit for each position.")
  private Optional<Long> nodes = Optional.empty();

  /**
   * Returns the limits that were typed, which may be none.
   *
   * @throws UserError if a number is outside its range
   */
  public Limits get() {
    if (depth.isPresent() && (depth.get() < 1 || depth.get() > Limits.MAX_DEPTH)) {
      throw new UserError("--depth " + depth.get() + " is outside 1-" + Limits.MAX_DEPTH);
    }
    if (nodes.isPresent() && nodes.get() < 1) {
      throw new UserError("--nodes " + nodes.get() + " is less than 1");
    }
    Limits limits = depth.map(Limits::depth).orElse(Limits.none());
    limits = nodes.map(limits::withNodes).orElse(limits);
    return time.map(limits::withTime).orElse(limits);
  }

  /** Returns limits, or the usual time if there are none. */
  public static Limits orTime(Limits limits, Duration usualTime) {
    return limits.equals(Limits.none()) ? limits.withTime(usualTime) : limits;
  }
}
