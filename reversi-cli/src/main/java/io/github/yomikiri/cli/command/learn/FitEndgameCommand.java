package io.github.yomikiri.cli.command.learn;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.InputFiles;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.app.fit.FitOptions;
import io.github.yomikiri.app.fit.ProbCutReport;
import io.github.yomikiri.app.fit.Samples;
import io.github.yomikiri.app.option.RandomPlies;
import io.github.yomikiri.cli.option.TrainedEvaluatorOption;
import io.github.yomikiri.learn.ProbCutFit;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.endgame.EndgameOptions;
import io.github.yomikiri.reversi.endgame.EndgameSolver;
import io.github.yomikiri.reversi.kit.ReversiKit;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import java.io.IOException;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code fit-endgame}: it fits the numbers by which the endgame solver predicts. */
@Command(
    name = "fit-endgame",
    mixinStandardHelpOptions = true,
    header = "Measures how well shallow searches predict exact scores.",
    description = {
      "%nThe endgame solver needs these numbers. The command solves sample positions with 10 to"
          + " 18 empty squares, and searches them to each depth of the solver's shallow searches."
          + " Then it fits score = slope * shallow + offset for each depth. The column deviation is"
          + " the standard deviation of what remains. Depth 250 stands for the end of the game."
          + " Numbers are in thousandths of a disc.",
      "%nA sample is a position some random moves after that of a game, because the solver's"
          + " trees hold many bad moves.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri fit-endgame --evaluator my.weights --output my.csv",
      "  yomikiri solve positions.obf --selectivity 95 --evaluator my.weights --predictions my.csv",
      "  yomikiri fit-endgame --games WTH_2011.wtb WTH_2012.wtb --positions 4000",
      "",
      "CSV: stage,depth,shallow,slope,offset,deviation,samples. The file is written at the end. Ctrl-C",
      "ends the searches and fits the positions solved so far. 2000 positions take about a minute."
    })
final class FitEndgameCommand implements Callable<Integer>, WithMixins {

  private static final int LEAST_EMPTIES = 10;
  private static final int MOST_EMPTIES = 18;

  /** How many random moves begin a game that the command plays itself. */
  private static final RandomPlies FIRST = new RandomPlies(4, 12);

  /** The maximum depth of the solver's shallow searches. */
  private static final int SHALLOW = 6;

  /** The evaluators' unit: how much of it is a disc. */
  private static final int UNIT = 1000;

  private static final int TABLE_MEBIBYTES = 2;

  private final Console console;

  @Option(
      names = "--random-plies",
      paramLabel = "A-B",
      defaultValue = "2-6",
      description = "Number of random moves after a position of a game, each number from A to B"
          + " equally likely. Default: 2-6.")
  private String randomPlies = "2-6";

  @Mixin
  private TrainedEvaluatorOption evaluator = new TrainedEvaluatorOption(InputFiles.LOCAL);

  private final FitOptions<Reversi> fitOptions;

  FitEndgameCommand(GameContext<Reversi> context) {
    console = context.console();
    fitOptions =
        new FitOptions<>(new Samples<>(context, ReversiKit.KIT, position -> !position.mustPass()));
  }

  @Override
  public List<Object> mixins() {
    return fitOptions.mixins();
  }

  @Override
  public Integer call() throws IOException {
    // 1. Find all wrong arguments before the searches.
    PatternEvaluator values = evaluator.get();
    fitOptions.check();
    RandomPlies plies = RandomPlies.parse("--random-plies", randomPlies);
    Supplier<Reversi> samples = new AstrayPositions(
        fitOptions.positions(values, FIRST), plies, LEAST_EMPTIES, MOST_EMPTIES, fitOptions.seed());
    // 2. Solve and search.
    EndgameSolver solver =
        new EndgameSolver(EndgameOptions.exact().withTableMebibytes(TABLE_MEBIBYTES));
    ProbCutFit<Reversi> fit =
        ProbCutFit.ofExact(FitOptions.search(Reversi.class, values), values, solver, UNIT, SHALLOW);
    try {
      fitOptions.addAll(console, samples, fit);
    } catch (NoSuchElementException e) {
      throw new UserError(String.valueOf(e.getMessage()));
    }
    // 3. Report.
    fitOptions.report(
        console,
        new ProbCutReport(
            "fit-endgame",
            fitOptions.table(console, fit, ""),
            fit.positions(),
            fit.decidedPositions()),
        "evaluator " + evaluator.described(values) + ", seed " + fitOptions.seed() + ", "
            + fitOptions.source("games of " + FIRST.least() + "-" + FIRST.most()
                + " random moves and a search of depth 2")
            + ", then " + randomPlies + " random moves");
    return fitOptions.exitCode();
  }
}
