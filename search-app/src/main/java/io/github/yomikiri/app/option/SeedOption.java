package io.github.yomikiri.app.option;

import picocli.CommandLine.Option;

/** The seed of commands that can be repeated: without the option, the seed is always the same. */
public final class SeedOption {

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Seed of all random choices: equal seeds make equal choices. Default: 1.")
  private long seed = 1;

  /** Returns the seed. */
  public long value() {
    return seed;
  }
}
