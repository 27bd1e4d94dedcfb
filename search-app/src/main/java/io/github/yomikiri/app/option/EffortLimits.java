package io.github.yomikiri.app.option;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.search.Limits;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options that limit how much is spent on a position. */
public final class EffortLimits {

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
   * @throws UserError if the number of nodes is less than 1
   */
  public Limits get() {
    if (nodes.isPresent() && nodes.get() < 1) {
      throw new UserError("--nodes " + nodes.get() + " is less than 1");
    }
    Limits limits = nodes.map(Limits::nodes).orElse(Limits.none());
    return time.map(limits::withTime).orElse(limits);
  }
}
