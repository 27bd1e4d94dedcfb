package io.github.yomikiri.app.option;

import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.UserError;
import picocli.CommandLine.Option;

/** The number of threads of one search. */
public final class SearchThreads {

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "Number of threads that search a position together. Default: 1.")
  private int threads = 1;

  /**
   * Rejects a number of threads that is out of range.
   *
   * @throws UserError if it is
   */
  public void check() {
    NumberRanges.check("--threads", threads, 1, 256);
  }

  /** Returns the number of threads. */
  public int count() {
    return threads;
  }
}
