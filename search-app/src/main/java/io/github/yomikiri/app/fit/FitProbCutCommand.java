package io.github.yomikiri.app.fit;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.app.option.EvaluatorChoice;
import io.github.yomikiri.app.option.KitEvaluator;
import io.github.yomikiri.app.option.RandomPlies;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.ProbCutFit;
import io.github.yomikiri.learn.ProbCutFit.DepthPair;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.play.kit.NodeKit;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
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
      "  ${COMMAND-FULL-NAME} --depth 6 --output predictions.csv",
      "  ${COMMAND-FULL-NAME} --random-plies 4-12 --positions 500 --pairs 4:2,6:2,6:4",
      "",
      "CSV: stage,depth,shallow,slope,offset,deviation,samples. The file is written at the end. Ctrl-C",
      "ends the searches and fits the positions searched so far."
    })
public final class FitProbCutCommand<N extends Node<N>> implements Callable<Integer>, WithMixins {

  private static final int USUAL_DEPTH = 8;
  private static final Pattern PAIR = Pattern.compile("(\\d{1,2}):(\\d{1,2})");

  private final Console console;
  private final Class<N> type;
  private final EvaluatorChoice<N> evaluator;
  private final FitStages<N> stages;
  private final FitOptions<N> fitOptions;

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
      names = "--random-plies",
      paramLabel = "A-B",
      defaultValue = "4-30",
      description = "Number of random moves at the start of a game, each number from A to B equally"
          + " likely. Fewer random moves give positions more like those of good games, and"
          + " more confident predictions. Default: 4-30.")
  private String randomPlies = "4-30";

  /**
   * Makes the command of a game with the evaluators and stages of its kit.
   *
   * @param context the game, and the program
   * @param kit the game
   */
  public FitProbCutCommand(GameContext<N> context, NodeKit<N> kit) {
    this(
        context,
        kit,
        new KitEvaluator<>(kit),
        kit instanceof LearningKit<N> learning ? FitStages.of(learning) : new FitStages<>() {},
        position -> true);
  }

  /**
   * Makes the command.
   *
   * @param context the game, and the program
   * @param kit the game
   * @param evaluator the option for the evaluator
   * @param stages the stages with predictions of their own
   * @param wanted whether a position may be a sample
   */
  public FitProbCutCommand(
      GameContext<N> context,
      NodeKit<N> kit,
      EvaluatorChoice<N> evaluator,
      FitStages<N> stages,
      Predicate<N> wanted) {
    console = context.console();
    type = kit.type();
    this.evaluator = evaluator;
    this.stages = stages;
    fitOptions = new FitOptions<>(new Samples<>(context, kit, wanted));
  }

  @Override
  public List<Object> mixins() {
    return Stream.<List<Object>>of(List.of(evaluator), stages.mixins(), fitOptions.mixins())
        .flatMap(List::stream)
        .toList();
  }

  @Override
  public Integer call() throws IOException {
    // 1. Find all wrong arguments before hours of searching.
    Evaluator<N> values = evaluator.get();
    fitOptions.check();
    int count = stages.count();
    List<DepthPair> depths = pairs.isEmpty() ? usualPairs() : parsePairs();
    Supplier<N> positions =
        fitOptions.positions(values, RandomPlies.parse("--random-plies", randomPlies));
    // 2. Search.
    ProbCutFit<N> fit =
        new ProbCutFit<>(FitOptions.search(type, values), values, count, stages.stage(), depths);
    fitOptions.addAll(console, positions, fit);
    // 3. Report.
    fitOptions.report(
        console,
        new ProbCutReport(
            "fit-probcut",
            fitOptions.table(console, fit, stages.remedy()),
            fit.positions(),
            fit.decidedPositions()),
        "evaluator " + evaluator.described(values) + ", seed " + fitOptions.seed() + ", "
            + fitOptions.source(
                "games of " + randomPlies + " random moves and a search of depth 2"));
    return fitOptions.exitCode();
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
