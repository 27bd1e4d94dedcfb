package io.github.yomikiri.cli.command.solve;

import io.github.yomikiri.app.console.InputFiles;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.option.PredictionFile;
import io.github.yomikiri.cli.option.TrainedEvaluatorOption;
import io.github.yomikiri.reversi.endgame.EndgameOptions;
import io.github.yomikiri.search.probcut.ProbCutTable;
import io.github.yomikiri.search.probcut.Selectivity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for the evaluator of the endgame solver. */
final class EndgameParts {

  @Mixin
  private TrainedEvaluatorOption evaluator;

  @Option(
      names = "--predictions",
      paramLabel = "FILE",
      description = "How well this evaluator predicts exact scores; fit-endgame writes such files."
          + " Default: the predictions of pattern.")
  private Optional<String> predictions = Optional.empty();

  private final InputFiles files;

  /** Makes the options. */
  EndgameParts(InputFiles files) {
    this.files = files;
    evaluator = new TrainedEvaluatorOption(files);
  }

  /** Returns whether the evaluator or its predictions are not the usual ones. */
  boolean isUnusual() {
    return !evaluator.isUsual() || predictions.isPresent();
  }

  /** Returns what numbers of nodes and estimates depend on, if it is not as usual. */
  List<String> settings() {
    List<String> settings = new ArrayList<>();
    if (isUnusual()) {
      settings.add("evaluator " + evaluator.described(evaluator.get()));
    }
    predictions.ifPresent(
        name -> settings.add("predictions " + PredictionFile.checksum(table(name))));
    return settings;
  }

  /** Returns the options of a solver of scores at a level of confidence. */
  EndgameOptions options(int mebibytes, Selectivity selectivity) {
    EndgameOptions options =
        EndgameOptions.exact().withTableMebibytes(mebibytes).withSelectivity(selectivity);
    if (isUnusual()) {
      if (selectivity != Selectivity.FULL_WIDTH && predictions.isEmpty()) {
        throw new UserError("--evaluator " + evaluator.name() + " with --selectivity "
            + selectivity.percent() + " needs --predictions, which fit-endgame measures");
      }
      options = options.withEvaluator(evaluator.get());
    }
    return predictions.isPresent() ? predicting(options, predictions.get()) : options;
  }

  private EndgameOptions predicting(EndgameOptions options, String file) {
    try {
      return options.withPredictions(table(file));
    } catch (IllegalArgumentException e) {
      throw new UserError("--predictions " + file + ": " + e.getMessage());
    }
  }

  private ProbCutTable table(String file) {
    return PredictionFile.option(file, "fit-endgame", files);
  }
}
