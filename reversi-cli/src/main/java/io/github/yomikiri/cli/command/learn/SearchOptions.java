package io.github.yomikiri.cli.command.learn;

import static io.github.yomikiri.search.Limits.MAX_DEPTH;

import io.github.yomikiri.app.console.InputFiles;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.option.PredictionFile;
import io.github.yomikiri.app.option.SelectivityConverter;
import io.github.yomikiri.cli.option.EvaluatorOption;
import io.github.yomikiri.cli.player.MidgameValuation;
import io.github.yomikiri.reversi.dataset.GameLabeler;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.engine.EngineBuilder;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.search.probcut.ProbCutTable;
import io.github.yomikiri.search.probcut.Selectivity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for the searches that label positions: depth, evaluator and selectivity. */
final class SearchOptions {

  private static final int TABLE_MEBIBYTES = 1;

  @Option(
      names = "--search",
      paramLabel = "D",
      description = "Depth in plies of the searches that value positions with more empty squares.")
  private Optional<Integer> depth = Optional.empty();

  @Mixin
  private EvaluatorOption evaluator;

  @Option(
      names = "--selectivity",
      paramLabel = "PERCENT",
      converter = SelectivityConverter.class,
      description =
          "How sure these searches have to be: 73, 87, 95, 98, 99 or 100. Default: 95; 100 if the"
              + " evaluator has no predictions.")
  private Optional<Selectivity> selectivity = Optional.empty();

  @Option(
      names = "--predictions",
      paramLabel = "FILE",
      description = "How well shallow searches with this evaluator predict deep ones; fit-probcut"
          + " writes such files. Default: the evaluator's own predictions.")
  private Optional<String> predictions = Optional.empty();

  private final InputFiles files;

  SearchOptions(InputFiles files) {
    this.files = files;
    evaluator = new EvaluatorOption("pattern", files);
  }

  /**
   * Returns the search; empty if none was asked for.
   *
   * @throws UserError if an option does not fit the others
   */
  Optional<LabelSettings.Search> search() {
    if (depth.isEmpty()) {
      needsSearch("--evaluator", evaluator.isGiven());
      needsSearch("--selectivity", selectivity.isPresent());
      needsSearch("--predictions", predictions.isPresent());
      return Optional.empty();
    }
    int plies = depth.get();
    NumberRanges.check("--search", plies, 1, MAX_DEPTH);
    DiscEvaluator judge = evaluator.inDiscs();
    EngineBuilder engine = Engine.builder().evaluator(judge).tables(TABLE_MEBIBYTES, 1);
    List<String> described = new ArrayList<>();
    described.add("search " + plies);
    described.add("evaluator " + evaluator.described(judge));
    engine.selectivity(level(predictions.isPresent() || judge.predictions().isPresent()));
    selectivity.ifPresent(level -> described.add("selectivity " + level.percent()));
    predictions.ifPresent(file -> {
      ProbCutTable table = PredictionFile.option(file, "fit-probcut", files);
      described.add("predictions " + PredictionFile.checksum(table));
      use(engine, table, file);
    });
    return Optional.of(new LabelSettings.Search(
        empties -> GameLabeler.searched(engine.buildMidgame(), plies, empties), described));
  }

  private static void needsSearch(String option, boolean given) {
    if (given) {
      throw new UserError(option + " needs --search D");
    }
  }

  private Selectivity level(boolean hasPredictions) {
    if (hasPredictions) {
      return selectivity.orElse(MidgameValuation.CONFIDENCE);
    }
    Selectivity level = selectivity.orElse(Selectivity.FULL_WIDTH);
    if (level != Selectivity.FULL_WIDTH) {
      throw new UserError("--evaluator " + evaluator.name() + " with --selectivity "
          + level.percent() + " needs --predictions, which fit-probcut measures");
    }
    return level;
  }

  private static void use(EngineBuilder engine, ProbCutTable table, String file) {
    engine.predictions(table);
    try {
      engine.buildMidgame();
    } catch (IllegalArgumentException e) {
      throw new UserError("--predictions " + file + ": " + e.getMessage());
    }
  }
}
