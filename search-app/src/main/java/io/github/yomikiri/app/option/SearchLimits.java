package io.github.yomikiri.app.option;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.search.Limits;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that limit the search of a position. */
public final class SearchLimits {

  @Option(
      names = "--depth",
      paramLabel = "PLIES",
      description = "Depth limit of the ${bundle:search.name}, in plies.")
  private Optional<Integer> depth = Optional.empty();

  @Mixin
  private EffortLimits effort = new EffortLimits();

  /**
   * Returns the limits that were typed, which may be none.
   *
   * @throws UserError if a number is outside its range
   */
  public Limits get() {
    if (depth.isPresent() && (depth.get() < 1 || depth.get() > Limits.MAX_DEPTH)) {
      throw new UserError("--depth " + depth.get() + " is outside 1-" + Limits.MAX_DEPTH);
    }
    Limits limits = effort.get();
    return depth.map(limits::withDepth).orElse(limits);
  }

  /** Returns limits, or the usual time if there are none. */
  public static Limits orTime(Limits limits, Duration usualTime) {
    return limits.equals(Limits.none()) ? limits.withTime(usualTime) : limits;
  }
}
