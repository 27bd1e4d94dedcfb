package io.github.yomikiri.cli.command.solve;

import io.github.yomikiri.app.console.InputFiles;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.option.DurationConverter;
import io.github.yomikiri.app.option.PredictionFile;
import io.github.yomikiri.app.option.SearchThreads;
import io.github.yomikiri.cli.option.TrainedEvaluatorOption;
import io.github.yomikiri.reversi.endgame.EndgameOptions;
import io.github.yomikiri.reversi.endgame.EndgameSolver;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.probcut.ProbCutTable;
import io.github.yomikiri.search.probcut.Selectivity;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for the endgame solver of a command: its memory, threads and evaluator. */
final class SolverOptions {

  @Mixin
  private SearchThreads threads = new SearchThreads();

  @Option(
      names = "--hash",
      paramLabel = "MIB",
      defaultValue = "64",
      description =
          "Memory of the transposition table, in MiB. Default: 64. Java needs -Xmx if this"
              + " exceeds a quarter of the machine's memory.")
  private int hash = 64;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "Time limit for each position, such as 500ms, 5s or 2m. Default: none.")
  private Optional<Duration> time = Optional.empty();

  @Mixin
  private TrainedEvaluatorOption evaluator;

  @Option(
      names = "--predictions",
      paramLabel = "FILE",
      description = "How well this evaluator predicts exact scores; fit-endgame writes such files."
          + " Default: the predictions of pattern.")
  private Optional<String> predictions = Optional.empty();

  private final InputFiles files;

  /** Makes options for files of this machine. */
  SolverOptions() {
    this(InputFiles.LOCAL);
  }

  SolverOptions(InputFiles files) {
    this.files = files;
    evaluator = new TrainedEvaluatorOption(files);
  }

  int threads() {
    return threads.count();
  }

  int mebibytes() {
    return hash;
  }

  /** Returns whether the time of a search is limited. */
  boolean isTimed() {
    return time.isPresent();
  }

  /** Returns the limits of each search. */
  Limits limits(StopSignal stop) {
    return time.map(Limits::time).orElse(Limits.none()).withStop(stop);
  }

  /** Rejects numbers that are out of range. */
  void check() {
    threads.check();
    NumberRanges.check("--hash", hash, 1, 8192);
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

  /** Makes a solver of exact scores; the executor lends threads. */
  EndgameSolver solver(Executor helpers) {
    return solver(helpers, Selectivity.FULL_WIDTH);
  }

  /** Makes a solver of scores at a level of confidence; the executor lends threads. */
  EndgameSolver solver(Executor helpers, Selectivity selectivity) {
    return new EndgameSolver(options(selectivity), threads.count(), helpers);
  }

  /** Makes a solver of scores at a level of confidence, with one thread. */
  EndgameSolver solver(Selectivity selectivity) {
    return new EndgameSolver(options(selectivity));
  }

  private EndgameOptions options(Selectivity selectivity) {
    EndgameOptions options =
        EndgameOptions.exact().withTableMebibytes(hash).withSelectivity(selectivity);
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
