package io.github.yomikiri.bench.command;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.bench.seed.SeedScore;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.Searchers;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * The command {@code nodes-per-game}: it measures the mean leaves per game of minimax and
 * alpha-beta.
 */
@Command(
    name = "nodes-per-game",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Counts leaves per game of minimax and alpha-beta, as in 2011.",
    description = {
      "%nA player that searches to a fixed depth plays 100 games with each color against a"
          + " random mover. It searches at every turn, even with one legal move or a pass. Leaves"
          + " are scored by the difference in discs.",
      "%nThe table has the mean number of leaves per game with its 95 %% interval, and the"
          + " mean of 200 games published in 2011.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  benchmarks nodes-per-game                      all published rows, about 15 seconds",
      "  benchmarks nodes-per-game --depth 2-4 --games 500 --seed 7",
      "",
      "CSV: searcher,games,leaves_per_game,half_width_95,published."
    })
final class NodesPerGameCommand implements Callable<Integer> {

  private static final int FIRST_PUBLISHED = 2;
  private static final List<Double> MINIMAX = List.of(1569.445, 13429.935, 116136.220, 1225244.320);
  private static final List<Double> ALPHA_BETA =
      List.of(734.205, 3182.210, 11957.795, 42139.270, 182336.385);

  private final Console console;

  @Option(
      names = "--depth",
      paramLabel = "N-M",
      defaultValue = "",
      description =
          "Depths, such as 2-4. Default: the published depths, 2-5 for minimax and 2-6 for"
              + " alpha-beta.")
  private String depths = "";

  @Mixin
  private LeafTableOptions options = new LeafTableOptions();

  NodesPerGameCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    try (Progress progress = console.progress()) {
      LeafTable table =
          new LeafTable(console, options.csv, "searcher", options.games, options.seed, progress);
      measure(table, "minimax", Algorithm.MINIMAX, MINIMAX);
      measure(table, "alphabeta", Algorithm.ALPHA_BETA, ALPHA_BETA);
      table.print();
    }
    return ExitCode.OK;
  }

  private void measure(LeafTable table, String name, Algorithm algorithm, List<Double> published) {
    int lastPublished = FIRST_PUBLISHED + published.size() - 1;
    String wanted = depths.isEmpty() ? FIRST_PUBLISHED + "-" + lastPublished : depths;
    for (int depth : NumberRanges.parse("--depth", wanted, 1, 20)) {
      boolean known = depth >= FIRST_PUBLISHED && depth <= lastPublished;
      table.measure(
          name + depth,
          known
              ? OptionalDouble.of(published.get(depth - FIRST_PUBLISHED))
              : OptionalDouble.empty(),
          () -> searcher(algorithm, depth));
    }
  }

  private static Searcher<Reversi> searcher(Algorithm algorithm, int depth) {
    return Searchers.bare(Reversi.class)
        .evaluator(SeedScore.SIDE_TO_MOVE.evaluator())
        .algorithm(algorithm)
        .fixedDepth(depth)
        .build();
  }
}
