package io.github.yomikiri.cli.command.learn;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.option.RandomPlies;
import io.github.yomikiri.app.output.ProbCutReport;
import io.github.yomikiri.cli.input.SamplePositions;
import io.github.yomikiri.cli.option.EvaluatorOption;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.learn.ProbCutFit;
import io.github.yomikiri.learn.ProbCutFit.DepthPair;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.Stages;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code fit-probcut}: it fits the numbers by which ProbCut predicts values. */
@Command(
    name = "fit-probcut",
    mixinStandardHelpOptions = true,
    header = "Measures how well shallow searches predict deep ones, for Multi-ProbCut.",
    description = {
      "%nSearches sample positions to every depth. Then fits deep = slope * shallow +"
          + " offset for each stage of the game and each pair of depths. The column deviation is"
          + " the standard deviation of what remains. Rows with fewer than 30 samples are left"
          + " out. Numbers are in the unit of the evaluator.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri fit-probcut --evaluator tanuki --output tanuki.csv",
      "  yomikiri fit-probcut --evaluator pattern --random-plies 4-12 --depth 12 --output pattern.csv",
      "  yomikiri fit-probcut --positions 500 --pairs 4:2,6:2,6:4 --stages 3",
      "  yomikiri fit-probcut --games WTH_2012.wtb WTH_2011.wtb --depth 10",
      "",
      "CSV: stage,depth,shallow,slope,offset,deviation,samples. The file is written at the end. Ctrl-C",
      "ends the searches and fits the positions searched so far."
    })
final class FitProbCutCommand implements Callable<Integer> {

  private static final int USUAL_DEPTH = 8;
  private static final Pattern PAIR = Pattern.compile("(\\d{1,2}):(\\d{1,2})");

  private final Console console;

  @Mixin
  private EvaluatorOption evaluator = new EvaluatorOption("interprism");

  @Mixin
  private FitOptions fitOptions = new FitOptions();

  @Option(
      names = "--depth",
      paramLabel = "D",
      description =
          "Maximum depth. Each depth is predicted by all depths up to half of it; 0 is the"
              + " evaluator alone. Default: 8.")
  private Optional<Integer> depth = Optional.empty();

  @Option(
      names = "--pairs",
      paramLabel = "PAIRS",
      defaultValue = "",
      description = "Depths and the shallow depths that predict them, such as 8:4,6:2, instead of"
          + " --depth. A search tries the pairs of one depth in this order.")
  private String pairs = "";

  @Option(
      names = "--stages",
      paramLabel = "N",
      defaultValue = "6",
      description =
          "Number of stages of equal length that the game is divided into, 1-60. Default:" + " 6.")
  private int stages = 6;

  @Option(
      names = "--random-plies",
      paramLabel = "A-B",
      defaultValue = "4-30",
      description = "Number of random moves at the start of a game, each number from A to B equally"
          + " likely. Fewer random moves give positions more like those of good games, and"
          + " more confident predictions. Default: 4-30.")
  private String randomPlies = "4-30";

  FitProbCutCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    // 1. Find all wrong arguments before hours of searching.
    Evaluator<Reversi> values = evaluator.get();
    fitOptions.check();
    NumberRanges.check("--stages", stages, 1, 60);
    List<DepthPair> depths = pairs.isEmpty() ? usualPairs() : parsePairs();
    Supplier<Reversi> samples = fitOptions.positions(console, () -> played(values));
    // 2. Search.
    ProbCutFit<Reversi> fit = fit(values, samples, depths);
    // 3. Report.
    fitOptions.report(
        console,
        new ProbCutReport(
            "fit-probcut",
            fitOptions.table(console, fit, "fewer --stages"),
            fit.positions(),
            fit.decidedPositions()),
        "evaluator " + evaluator.described(values) + ", seed " + fitOptions.seed() + ", "
            + fitOptions.source(
                "games of " + randomPlies + " random moves and a search of depth 2"));
    return fitOptions.exitCode();
  }

  private Supplier<Reversi> played(Evaluator<Reversi> values) {
    RandomPlies plies = RandomPlies.parse("--random-plies", randomPlies);
    return SamplePositions.played(values, plies.least(), plies.most(), fitOptions.seed());
  }

  private ProbCutFit<Reversi> fit(
      Evaluator<Reversi> values, Supplier<Reversi> samples, List<DepthPair> depths) {
    Stages division = new Stages(stages);
    ProbCutFit<Reversi> fit = new ProbCutFit<>(
        FitOptions.search(values),
        values,
        stages,
        position -> division.of(position.emptyCount()),
        depths);
    fitOptions.addAll(console, samples, fit);
    return fit;
  }

  private List<DepthPair> usualPairs() {
    int max = depth.orElse(USUAL_DEPTH);
    NumberRanges.check("--depth", max, 1, 30);
    return DepthPair.usual(max);
  }

  private List<DepthPair> parsePairs() {
    if (depth.isPresent()) {
      throw new UserError("--pairs " + pairs + " and --depth " + depth.get()
          + " exclude each other; the pairs have the depths");
    }
    List<DepthPair> depths = new ArrayList<>();
    for (String text : pairs.split(",", -1)) {
      Matcher pair = PAIR.matcher(text);
      if (!pair.matches()) {
        throw new UserError(
            "--pairs " + pairs + ": \"" + text + "\" is not a pair of depths such as 8:4");
      }
      try {
        depths.add(new DepthPair(Integer.parseInt(pair.group(1)), Integer.parseInt(pair.group(2))));
      } catch (IllegalArgumentException e) {
        throw new UserError("--pairs " + text + ": " + e.getMessage());
      }
    }
    if (depths.stream().distinct().count() < depths.size()) {
      throw new UserError("--pairs " + pairs + ": a pair appears twice");
    }
    return depths;
  }
}
