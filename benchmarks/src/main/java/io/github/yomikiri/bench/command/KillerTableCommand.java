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
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.ordering.MoveOrdering;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code killer-table}: it measures how many killer moves are worth keeping. */
@Command(
    name = "killer-table",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Counts leaves per game with 1 to 128 killer moves, as in 2011.",
    description = {
      "%nAlpha-beta searches the games of nodes-per-game to depth 6, first with killer"
          + " moves and then without. The table compares each mean with the one published in"
          + " 2011.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  benchmarks killer-table                        about 20 seconds",
      "  benchmarks killer-table --depth 4 --games 500",
      "",
      "CSV: searcher,games,leaves_per_game,half_width_95,published."
    })
final class KillerTableCommand implements Callable<Integer> {

  private static final int PUBLISHED_DEPTH = 6;
  private static final double PUBLISHED_ALPHA_BETA = 182336.385;
  private static final Map<Integer, Double> PUBLISHED = new LinkedHashMap<>();

  static {
    PUBLISHED.put(1, 112789.62);
    PUBLISHED.put(2, 108800.69);
    PUBLISHED.put(4, 94617.41);
    PUBLISHED.put(8, 98554.55);
    PUBLISHED.put(16, 97492.46);
    PUBLISHED.put(32, 93997.23);
    PUBLISHED.put(64, 96379.85);
    PUBLISHED.put(128, 98864.71);
  }

  private final Console console;

  @Option(
      names = "--depth",
      paramLabel = "N",
      defaultValue = "6",
      description = "Depth of the searches, in plies. Default: 6, the published depth.")
  private int depth = PUBLISHED_DEPTH;

  @Mixin
  private LeafTableOptions options = new LeafTableOptions();

  KillerTableCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    NumberRanges.check("--depth", depth, 1, 20);
    try (Progress progress = console.progress()) {
      LeafTable table = new LeafTable(
          console, options.csv, "killers kept", options.games, options.seed, progress);
      PUBLISHED.forEach((kept, leaves) ->
          table.measure("killers" + kept, published(leaves), () -> killers(kept)));
      table.measure(
          "alphabeta", published(PUBLISHED_ALPHA_BETA), () -> alphaBeta().build());
      table.print();
    }
    return ExitCode.OK;
  }

  private OptionalDouble published(double leaves) {
    return depth == PUBLISHED_DEPTH ? OptionalDouble.of(leaves) : OptionalDouble.empty();
  }

  private Searcher<Reversi> killers(int kept) {
    return alphaBeta()
        .ordering(() -> MoveOrdering.killers(kept))
        .compose(old -> old.withOrderingDepth(1))
        .build();
  }

  private SearcherBuilder<Reversi> alphaBeta() {
    return Searchers.bare(Reversi.class)
        .evaluator(SeedScore.SIDE_TO_MOVE.evaluator())
        .algorithm(Algorithm.NEGA_ALPHA)
        .fixedDepth(depth);
  }
}
