package io.github.yomikiri.bench.command;

import picocli.CommandLine.Option;

/** The options that all commands for tables of leaves per game share. */
final class LeafTableOptions {

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "100",
      description = "Number of games with each color. Default: 100, as in 2011.")
  int games = 100;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Seed of the random mover: the same seed gives the same counts. Default: 1.")
  long seed = 1;

  @Option(names = "--csv", description = "Write CSV, each row as soon as it is measured.")
  boolean csv;
}
