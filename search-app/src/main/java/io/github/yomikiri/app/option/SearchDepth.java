package io.github.yomikiri.app.option;

import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.UserError;
import picocli.CommandLine.Option;

/** The option for the search depth of commands that value positions by an evaluator. */
public final class SearchDepth {

  private static final int MAX_DEPTH = 20;

  @Option(
      names = "--depth",
      paramLabel = "D",
      defaultValue = "0",
      description = "Depth of the search that values a position, in plies. Default: 0, no search.")
  private int depth;

  /**
   * Returns the depth, in plies; 0 for no search.
   *
   * @throws UserError if the depth is out of range
   */
  public int checked() {
    NumberRanges.check("--depth", depth, 0, MAX_DEPTH);
    return depth;
  }
}
