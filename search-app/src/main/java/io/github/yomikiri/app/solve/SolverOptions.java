package io.github.yomikiri.app.solve;

import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.option.DurationConverter;
import io.github.yomikiri.app.option.SearchThreads;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for any solver: its memory, threads and time. */
public final class SolverOptions {

  @Mixin
  private SearchThreads threads = new SearchThreads();

  @Option(
      names = "--hash",
      paramLabel = "MIB",
      defaultValue = "64",
      description =
          "Memory of the transposition table, in MiB. Default: 64. Java needs -Xmx if this"
              + " exceeds a quarter of the machine's memory.")
  private int hash = 64;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "Time limit for each position, such as 500ms, 5s or 2m. Default: none.")
  private Optional<Duration> time = Optional.empty();

  /** Returns the number of threads. */
  public int threads() {
    return threads.count();
  }

  /** Returns the memory of the table. */
  public int mebibytes() {
    return hash;
  }

  /** Returns whether the time of a search is limited. */
  boolean isTimed() {
    return time.isPresent();
  }

  /** Returns the limits of each search. */
  public Limits limits(StopSignal stop) {
    return time.map(Limits::time).orElse(Limits.none()).withStop(stop);
  }

  /**
   * Rejects numbers that are out of range.
   *
   * @throws io.github.yomikiri.app.console.UserError if a number is
   */
  public void check() {
    threads.check();
    NumberRanges.check("--hash", hash, 1, 8192);
  }
}
