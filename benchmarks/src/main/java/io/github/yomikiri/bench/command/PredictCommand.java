package io.github.yomikiri.bench.command;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.option.DurationConverter;
import io.github.yomikiri.app.option.RandomPlies;
import io.github.yomikiri.app.option.SeedOption;
import io.github.yomikiri.app.option.SelectivityConverter;
import io.github.yomikiri.app.output.ProbCutReport;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.bench.tune.BalancedOpenings;
import io.github.yomikiri.bench.tune.SearchSpeed;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.cli.input.PlayedPositions;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.ProbCutFit;
import io.github.yomikiri.learn.ProbCutFit.DepthPair;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.play.match.MatchResult;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.probcut.ProbCutTable;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code predict}: how well shallow searches of a game predict deep ones. */
@Command(
    name = "predict",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Fits predictions for Multi-ProbCut to a game, and plays with them.",
    description = {
      "%nSearches positions of self-play to every depth. Then fits deep = slope * shallow + offset"
          + " for each stage of the evaluator and each pair of depths. Positions that the end of"
          + " the game decides are left out. Numbers are in the unit of the evaluator.",
      "%nGames: " + LearningKitConverter.NAMES + ".%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  benchmarks predict connect-four --match",
      "  benchmarks predict breakthrough-6x6 --weights b6 --depth 7 --out b6.csv --match",
      "",
      "CSV of the file: stage,depth,shallow,slope,offset,deviation,samples."
    })
final class PredictCommand implements Callable<Integer> {

  private static final int LEAST_SAMPLES = 30;
  private static final int OPENING_NODES = 10_000;
  /** The depth up to which the predictions of a match are extended. */
  private static final int MATCH_DEPTH = 30;

  private static final double GROWTH = 1.2;

  private final Console console;

  @Mixin
  private LearnedOptions learned = new LearnedOptions();

  @Option(
      names = "--positions",
      paramLabel = "N",
      defaultValue = "1000",
      description = "Number of positions to search. Default: 1000.")
  private int positions = 1000;

  @Option(
      names = "--depth",
      paramLabel = "D",
      defaultValue = "6",
      description =
          "Maximum depth. Each depth is predicted by all depths up to half of it; 0 is the"
              + " evaluator alone. Default: 6.")
  private int depth = 6;

  @Option(
      names = "--random-plies",
      paramLabel = "A-B",
      defaultValue = "2-16",
      description = "Number of random moves at the start of a game, each number from A to B equally"
          + " likely. A search of depth 2 plays on. Default: 2-16.")
  private String randomPlies = "2-16";

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "File to write the predictions to, for searches.")
  private Optional<Path> out = Optional.empty();

  @Option(
      names = "--match",
      description = "Play pairs of games with the predictions against the same search without.")
  private boolean match;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "100",
      description = "The maximum number of games of the match. Default: 100.")
  private int games = 100;

  @Option(
      names = "--time",
      paramLabel = "T",
      defaultValue = "100ms",
      converter = DurationConverter.class,
      description = "Processor time for a move of the match, such as 50ms. It is turned into a"
          + " number of nodes for each player. Default: 100ms.")
  private Duration time = Duration.ofMillis(100);

  @Option(
      names = "--selectivity",
      paramLabel = "PERCENT",
      defaultValue = "95",
      converter = SelectivityConverter.class,
      description =
          "How sure a prediction of the match must be: 73, 87, 95, 98 or 99. Default: 95.")
  private Selectivity selectivity = Selectivity.PERCENT_95;

  @Mixin
  private SeedOption seed = new SeedOption();

  PredictCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    NumberRanges.check("--positions", positions, 1, 100_000_000);
    NumberRanges.check("--depth", depth, 1, MATCH_DEPTH);
    NumberRanges.check("--games", games, 2, 100_000);
    predict(learned.game(), RandomPlies.parse("--random-plies", randomPlies));
    console.checkStopped();
    return ExitCode.OK;
  }

  private <N extends Node<N>> void predict(LearningKit<N> learnable, RandomPlies random)
      throws IOException {
    LearnedEvaluator<N> evaluator = learned.evaluator(learnable);
    ProbCutFit<N> fit = new ProbCutFit<>(
        Searchers.forGame(learnable.type())
            .evaluator(evaluator)
            .depthRule(DepthRule.EXACT)
            .buildWindowSearch(),
        evaluator,
        learnable.features().stages(),
        learnable.features()::stage,
        DepthPair.usual(depth));
    Supplier<N> samples = new PlayedPositions<>(
        learnable.start(),
        Searchers.forGame(learnable.type()).evaluator(evaluator).build(),
        position -> true,
        random.least(),
        random.most(),
        seed.value());
    try (Progress progress = console.progress()) {
      boolean isStopped = false;
      while (!isStopped && fit.positions() < positions) {
        progress.update(() -> fit.positions() + " of " + positions + " positions searched");
        isStopped = !fit.add(samples.get(), console.stop());
      }
    }
    ProbCutReport report =
        new ProbCutReport("predict", table(fit), fit.positions(), fit.decidedPositions());
    report.print(console.out(), false);
    if (out.isPresent()) {
      String origin = learnable.name() + ", seed " + seed.value() + ", " + randomPlies
          + " random moves, " + evaluator;
      TextFile.write(console, out.get(), report.file(origin));
    }
    if (match && !console.stop().isRaised()) {
      play(learnable, evaluator, report.table());
    }
  }

  private ProbCutTable table(ProbCutFit<?> fit) {
    try {
      return fit.table(LEAST_SAMPLES);
    } catch (IllegalStateException e) {
      throw new UserError(e.getMessage() + "; give more --positions");
    }
  }

  private <N extends Node<N>> void play(
      LearningKit<N> learnable, LearnedEvaluator<N> evaluator, ProbCutTable table) {
    Searcher<N> plain = Searchers.forGame(learnable.type()).evaluator(evaluator).build();
    Searcher<N> selective = Searchers.forGame(learnable.type())
        .evaluator(evaluator)
        .probCut(
            table.extendedTo(MATCH_DEPTH, GROWTH).model(learnable.features()::stage), selectivity)
        .build();
    try (Progress progress = console.progress()) {
      progress.update(() -> "looking for balanced openings");
      List<Game<N>> openings = BalancedOpenings.of(learnable.start(), evaluator.scale())
          .find(plain, Limits.nodes(OPENING_NODES), games / 2, seed.value(), console.stop());
      progress.update(() -> "measuring the speed");
      SearchSpeed selectiveSpeed = SearchSpeed.of(selective, openings, console.stop());
      SearchSpeed plainSpeed = SearchSpeed.of(plain, openings, console.stop());
      progress.update(() -> "playing");
      MatchResult result = Match.between(
              Player.of("predictions", selective, selectiveSpeed.limits(time)),
              Player.of("full width", plain, plainSpeed.limits(time)))
          .openings(openings)
          .stop(console.stop())
          .play();
      progress.aside(() -> console
          .out()
          .printf(
              Locale.ROOT,
              "with predictions at %d %% against none, %.1f ms a move (%.2f and %.2f M nodes/s): %.1f"
                  + " of %d points, Elo %s%n",
              selectivity.percent(),
              time.toNanos() / 1e6,
              selectiveSpeed.nodesPerSecond() / 1e6,
              plainSpeed.nodesPerSecond() / 1e6,
              result.total().points(),
              result.total().games(),
              result.elo()));
    }
    console.out().flush();
  }
}
