package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.AtomicFile;
import io.github.yomikiri.learn.fit.Adagrad;
import io.github.yomikiri.learn.fit.LearnerFactory;
import io.github.yomikiri.learn.fit.LeastSquares;
import io.github.yomikiri.learn.fit.Rows;
import io.github.yomikiri.learn.fit.StageRange;
import io.github.yomikiri.learn.fit.StageTraining;
import io.github.yomikiri.learn.job.FileLocks;
import io.github.yomikiri.learn.job.ResumableFile;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * One run of a {@link Fit} in its folder, where it resumes what an earlier run has not finished.
 */
final class FitRun<N extends Node<N>> {

  private final Fit<N> fit;
  private final Path folder;
  private final Consumer<FitProgress> listener;
  private final StopSignal stop;
  private final FitSamples<N> samples;
  /** The settings of the passes. */
  private final String method;
  /** The folder of what depends on the settings of the passes. */
  private final Path checkpoints;
  /** The number of games. */
  private long games;

  FitRun(Fit<N> fit, Path folder, Consumer<FitProgress> listener, StopSignal stop)
      throws IOException {
    this.fit = fit;
    this.folder = folder;
    this.listener = listener;
    this.stop = stop;
    FileLocks.checkIsOwn(folder.resolve("evaluator"), folder.resolve("fit.txt"));
    samples = new FitSamples<>(fit.features, fit.heldOut, folder);
    String size = fit.scale instanceof PointScale ? "ridge " + fit.ridge : "rate " + fit.rate;
    String overlap = fit.overlap == 0 ? "" : " overlap " + fit.overlap;
    method = size + " passes " + fit.passes + overlap;
    checkpoints = folder.resolve(method.replace(" ", "-"));
  }

  /** Returns the evaluator, or empty if the run was stopped. */
  Optional<LearnedEvaluator<N>> run() throws IOException {
    try (ResumableFile state = ResumableFile.open(folder.resolve("fit.txt"), header())) {
      if (state.linesBefore() == 0) {
        label(state);
      }
      return samples.removeDuplicates(stop) ? learned() : Optional.empty();
    } catch (Stopped e) {
      return Optional.empty();
    }
  }

  /**
   * Counts the games, and returns what the positions and their labels depend on. Some games are
   * labeled for this, because to label all of them may take longer than the fit.
   */
  private List<String> header() {
    long allGames = 0;
    long someLabels = 0;
    for (FitSamples.Unlabeled<N> game : fit.source) {
      allGames = Hash64.of(allGames, samples.digest(game));
      // The first game, and those whose numbers are powers of two, are spread over any number.
      if (Long.bitCount(games) <= 1) {
        FitSamples.Labeled<N> labeled = game.labeled().get();
        labeled.positions().forEach(fit.scale::check);
        someLabels = Hash64.of(someLabels, samples.digest(games, labeled));
      }
      games++;
      checkStop();
    }
    if (games == 0) {
      throw new IllegalArgumentException("there is no game to learn from");
    }
    return List.of(
        "# Yomikiri fit, version 3",
        "# features: " + samples.form(),
        "# scale: " + fit.scale,
        "# held out: " + (fit.heldOut == 0 ? "none" : "one game of " + fit.heldOut),
        String.format(Locale.ROOT, "# games: %d, digest %016x", games, allGames),
        String.format(Locale.ROOT, "# labels of some games: digest %016x", someLabels));
  }

  private void checkStop() {
    if (stop.isRaised()) {
      throw new Stopped();
    }
  }

  /** Labels the games. */
  private void label(ResumableFile state) throws IOException {
    samples.label(
        fit.source.iterator(),
        fit.threads,
        labeled -> listener.accept(new FitProgress(labeled, 0, 0, Double.NaN)),
        stop);
    checkStop();
    state.append("labeled");
  }

  private Optional<LearnedEvaluator<N>> learned() throws IOException {
    List<short[]> weights = new ArrayList<>();
    Files.createDirectories(checkpoints);
    String title = (fit.origin.isEmpty() ? "Fit" : "Fit of " + fit.origin) + ", " + method;
    try (FitErrors<N> errors = new FitErrors<>(
        checkpoints.resolve("errors.csv"), samples, fit.features, fit.scale, title)) {
      for (int stage = 0; stage < fit.features.stages() && !stop.isRaised(); stage++) {
        weights.add(train(stage, errors));
      }
      errors.draw(folder.resolve("errors.svg"));
    }
    if (stop.isRaised()) {
      return Optional.empty();
    }
    String origin = (fit.origin.isEmpty() ? "" : fit.origin + ", ") + "fit to " + samples.size()
        + " positions of " + games + " games, " + method;
    LearnedEvaluator<N> evaluator = LearnedEvaluator.of(fit.features, fit.scale, origin, weights);
    AtomicFile.write(folder.resolve("evaluator"), evaluator::write);
    return Optional.of(evaluator);
  }

  private short[] train(int stage, FitErrors<N> errors) throws IOException {
    Rows rows = samples.rows();
    LearnerFactory learners = fit.scale instanceof PointScale
        ? new LeastSquares(rows, fit.ridge, fit.scale.resolution())
        : new Adagrad(rows, fit.scale::ofSum, fit.rate, fit.scale.resolution());
    double[] error = new double[1];
    return new StageTraining(
            learners,
            stages -> samples.around(stages.first(), fit.overlap),
            fit.passes,
            fit.scale + ", " + method,
            samples.form())
        .train(
            new StageRange(stage, stage),
            checkpoints.resolve(String.format(Locale.ROOT, "stage-%02d", stage)),
            (learner, done) -> {
              error[0] = errors.measure(stage, done, learner.weights().get(0));
            },
            (learner, done) -> {
              errors.draw(folder.resolve("errors.svg"));
              listener.accept(new FitProgress(games, stage, done, error[0]));
              checkStop();
            })
        .get(0);
  }

  /** Ends the run after a signal. */
  private static final class Stopped extends RuntimeException {

    private static final long serialVersionUID = 1;
  }
}
