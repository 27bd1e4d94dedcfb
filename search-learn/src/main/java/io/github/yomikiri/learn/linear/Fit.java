package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.AtomicFile;
import io.github.yomikiri.learn.fit.Adagrad;
import io.github.yomikiri.learn.fit.LearnerFactory;
import io.github.yomikiri.learn.fit.LeastSquares;
import io.github.yomikiri.learn.fit.Rows;
import io.github.yomikiri.learn.fit.StageRange;
import io.github.yomikiri.learn.fit.StageTraining;
import io.github.yomikiri.learn.job.ResumableFile;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/**
 * Fits an evaluator to positions whose values are known: those of games that were played, or any
 * others.
 *
 * <pre>{@code
 * LearnedEvaluator<ConnectFour> evaluator =
 *     Fit.of(patterns).games(games, Labels.result()).run(folder);
 * }</pre>
 *
 * <p>With {@link Scale#winChance()} the weights go down the logistic loss, in steps after each
 * position. With {@link Scale#points} they minimize the squared error, and a penalty keeps rare
 * weights small. Each stage learns from its own positions, and with {@link #overlap} from those of
 * the stages around it. A position that occurs several times counts once, with the mean of its
 * labels.
 *
 * <p>Some games are held out: their positions are not learned from, and show how well the evaluator
 * values a new game.
 *
 * <p>The folder has the labels, the positions and the weights so far. So the same call resumes what
 * was interrupted, even if the process was killed. The result depends on the games, the labels, the
 * features and the settings. It depends neither on the number of threads nor on interruptions.
 *
 * <p>Not safe for use by several threads.
 *
 * @param <N> the game's node type
 */
public final class Fit<N extends Node<N>> {

  private static final int MAX_THREADS = 1024;

  private final Features<N> features;
  private Scale scale = Scale.winChance();
  private double ridge = 30;
  private double rate = 0.7;
  private int passes = 10;
  private int overlap;
  private int heldOut = 10;
  private int threads = 1;
  private String origin = "";
  private Iterable<Supplier<FitSamples.Labeled<N>>> source = List.of();

  private Fit(Features<N> features) {
    this.features = Objects.requireNonNull(features, "features");
  }

  /**
   * Prepares a fit.
   *
   * @param <N> the game's node type
   * @param features what the evaluator sees of a position
   * @return a fit without games, with the scale {@link Scale#winChance()}
   */
  public static <N extends Node<N>> Fit<N> of(Features<N> features) {
    return new Fit<>(features);
  }

  /**
   * Sets what the values mean. The default is the chance to win.
   *
   * @param newScale the scale
   * @return this object
   */
  public Fit<N> scale(Scale newScale) {
    scale = Objects.requireNonNull(newScale, "scale");
    return this;
  }

  /**
   * Sets the games to learn from, instead of those of an earlier call.
   *
   * @param games the games; they are read once or twice in the same order by each run, one after
   *     the other, so they need not fit in memory
   * @param labels what their positions are worth
   * @return this object
   */
  public Fit<N> games(Iterable<PlayedGame<N>> games, Labels<N> labels) {
    Objects.requireNonNull(labels, "labels");
    source = () -> StreamSupport.stream(games.spliterator(), false)
        .<Supplier<FitSamples.Labeled<N>>>map(
            game -> () -> new FitSamples.Labeled<>(game.positions(), labels.of(game, scale)))
        .iterator();
    return this;
  }

  /**
   * Sets games that are made when they are labeled, such as games that a program plays against
   * itself. They replace what an earlier call has set.
   *
   * @param count the number of games, at least 1
   * @param game makes the same game for the same number, from 0 on. Returns positions to learn
   *     from, always in the same order, with labels for the side to move, on the scale. Those whose
   *     game is over are skipped; any thread may call it
   * @return this object
   * @throws IllegalArgumentException if the number is less than 1
   */
  public Fit<N> games(int count, IntFunction<? extends Map<N, Double>> game) {
    if (count < 1) {
      throw new IllegalArgumentException("number of games " + count + " is less than 1");
    }
    source = () -> IntStream.range(0, count)
        .<Supplier<FitSamples.Labeled<N>>>mapToObj(
            number -> () -> FitSamples.Labeled.of(game.apply(number)))
        .iterator();
    return this;
  }

  /**
   * Sets single positions to learn from, instead of what an earlier call has set. Each counts as a
   * game.
   *
   * @param positions the positions; those whose game is over are skipped
   * @param label the value of a position, from the view of its side to move, on the scale; any
   *     thread may call it
   * @return this object
   */
  public Fit<N> positions(Iterable<N> positions, ToDoubleFunction<? super N> label) {
    return games(
        () -> StreamSupport.stream(positions.spliterator(), false)
            .map(node -> new PlayedGame<>(List.of(node), 0))
            .iterator(),
        (game, onScale) -> new double[] {label.applyAsDouble(game.positions().get(0))});
  }

  /**
   * Sets the size of the steps of a fit to the chance to win. The default is 0.7. If positions are
   * few and weights many, a smaller rate makes the smallest error in games that are held out.
   *
   * @param newRate how much the sum of the weights changes by the first position, in units of its
   *     error, in {@code (0, 1e3]}; later steps are smaller
   * @return this object
   * @throws IllegalArgumentException if the rate is outside its range
   */
  public Fit<N> rate(double newRate) {
    rate = checked("rate", newRate, 1e3);
    return this;
  }

  private static double checked(String what, double number, double max) {
    if (!(number > 0 && number <= max)) {
      throw new IllegalArgumentException(what + " " + number + " is not in (0, " + max + "]");
    }
    return number;
  }

  /**
   * Sets the penalty on large weights of a fit to points. The default is 30.
   *
   * @param newRidge the penalty on a weight's square, in {@code (0, 1e9]}. The unit is a number of
   *     positions: a feature that occurs {@code newRidge} times gets about half the weight that it
   *     would get without a penalty
   * @return this object
   * @throws IllegalArgumentException if the penalty is outside its range
   */
  public Fit<N> ridge(double newRidge) {
    ridge = checked("ridge", newRidge, 1e9);
    return this;
  }

  /**
   * Sets how often the positions of a stage are read. The default is 10.
   *
   * @param count the number of passes, at least 1
   * @return this object
   * @throws IllegalArgumentException if the number is less than 1
   */
  public Fit<N> passes(int count) {
    if (count < 1) {
      throw new IllegalArgumentException("number of passes " + count + " is less than 1");
    }
    passes = count;
    return this;
  }

  /**
   * Sets from how many stages on each side a stage learns, too. So values do not jump from stage to
   * stage. The default is 0.
   *
   * @param count the number of stages, at least 0
   * @return this object
   * @throws IllegalArgumentException if it is negative
   */
  public Fit<N> overlap(int count) {
    if (count < 0) {
      throw new IllegalArgumentException("overlap " + count + " is negative");
    }
    overlap = count;
    return this;
  }

  /**
   * Sets which games are held out. The default is every tenth.
   *
   * @param every the last one of this many games is held out; 0 to learn from all games
   * @return this object
   * @throws IllegalArgumentException if the number is negative or 1
   */
  public Fit<N> heldOut(int every) {
    if (every < 0 || every == 1) {
      throw new IllegalArgumentException(
          "one of " + every + " games is held out; expected 0 for none, or at least 2");
    }
    heldOut = every;
    return this;
  }

  /**
   * Sets the number of threads that label games. The default is 1. The passes over the positions
   * run on the {@linkplain java.util.stream.BaseStream#parallel() common pool}.
   *
   * @param count the number, in {@code [1, 1024]}
   * @return this object
   * @throws IllegalArgumentException if the number is outside its range
   */
  public Fit<N> threads(int count) {
    if (count < 1 || count > MAX_THREADS) {
      throw new IllegalArgumentException(count + " threads; expected 1 to " + MAX_THREADS);
    }
    threads = count;
    return this;
  }

  /**
   * Sets where the games come from, for people: the begin of {@link LearnedEvaluator#origin()}.
   *
   * @param text the text, empty by default
   * @return this object
   */
  public Fit<N> origin(String text) {
    origin = Objects.requireNonNull(text, "text");
    return this;
  }

  /**
   * Fits the evaluator, as {@link #run(Path, Consumer, StopSignal)} does.
   *
   * @param folder the folder of the fit
   * @return the evaluator
   * @throws IOException if a file fails, or belongs to another process or another fit
   */
  public LearnedEvaluator<N> run(Path folder) throws IOException {
    return run(folder, progress -> {}, StopSignal.NEVER).orElseThrow();
  }

  /**
   * Fits the evaluator, or continues to do so.
   *
   * @param folder the folder of the fit, which is made if it does not exist. At the end it has the
   *     file {@code evaluator}. From the first pass on it has {@code errors.svg}, a picture of the
   *     errors after each pass. A fit with another ridge, rate, overlap or number of passes may use
   *     the same folder, and labels no game again
   * @param listener follows the fit, from the thread that calls this method
   * @param stop ends the fit; the same call resumes it
   * @return the evaluator; empty if the fit was stopped
   * @throws IOException if a file fails, or belongs to another process or another fit
   * @throws IllegalArgumentException if there is no game, or one has a number outside its range
   */
  public Optional<LearnedEvaluator<N>> run(
      Path folder, Consumer<FitProgress> listener, StopSignal stop) throws IOException {
    FitSamples<N> samples = new FitSamples<>(features, heldOut, folder);
    Path file = folder.resolve("fit.txt");
    try (ResumableFile state = ResumableFile.open(file, header(samples))) {
      // 1. The labels, unless an earlier call has completed them.
      long games;
      if (state.linesBefore() == 0) {
        games = samples.label(
            source.iterator(),
            threads,
            labeled -> listener.accept(new FitProgress(labeled, 0, 0, Double.NaN)),
            stop);
        if (stop.isRaised()) {
          return Optional.empty();
        }
        state.append(games + " games");
      } else {
        games = StreamSupport.stream(source.spliterator(), false).count();
        if (!ResumableFile.linesOf(file).contains(games + " games")) {
          throw new IOException(
              file + ": the folder has a fit of another number of games, not of " + games);
        }
      }
      // 2. The weights.
      if (!samples.removeDuplicates(stop)) {
        return Optional.empty();
      }
      List<short[]> weights = new ArrayList<>();
      Files.createDirectories(checkpoints(folder));
      String title = (origin.isEmpty() ? "Fit" : "Fit of " + origin) + ", " + method();
      try (FitErrors<N> errors = new FitErrors<>(
          checkpoints(folder).resolve("errors.csv"), samples, features, scale, title)) {
        for (int stage = 0; stage < features.stages() && !stop.isRaised(); stage++) {
          weights.add(train(stage, samples, errors, games, folder, listener, stop));
        }
        errors.draw(folder.resolve("errors.svg"));
      }
      if (stop.isRaised()) {
        return Optional.empty();
      }
      String text = (origin.isEmpty() ? "" : origin + ", ") + "fit to " + samples.size()
          + " positions of " + games + " games, " + method();
      LearnedEvaluator<N> evaluator = LearnedEvaluator.of(features, scale, text, weights);
      AtomicFile.write(folder.resolve("evaluator"), evaluator::write);
      return Optional.of(evaluator);
    } catch (Stopped e) {
      return Optional.empty();
    }
  }

  /** Returns what the positions and their labels depend on. */
  private List<String> header(FitSamples<N> samples) {
    Iterator<Supplier<FitSamples.Labeled<N>>> games = source.iterator();
    if (!games.hasNext()) {
      throw new IllegalArgumentException("there is no game to learn from");
    }
    return List.of(
        "# Yomikiri fit, version 2",
        "# features: " + samples.form(),
        "# scale: " + scale,
        "# held out: " + (heldOut == 0 ? "none" : "one game of " + heldOut),
        "# first game and its labels: " + samples.fingerprint(games.next().get()));
  }

  /** Returns the folder of what depends on the settings of the passes. */
  private Path checkpoints(Path folder) {
    return folder.resolve(method().replace(" ", "-"));
  }

  /** Returns the settings of the passes. */
  private String method() {
    String size = scale instanceof Points ? "ridge " + ridge : "rate " + rate;
    return size + " passes " + passes + (overlap == 0 ? "" : " overlap " + overlap);
  }

  /** Ends the passes after a signal. */
  private static final class Stopped extends RuntimeException {

    private static final long serialVersionUID = 1;
  }

  private short[] train(
      int stage,
      FitSamples<N> samples,
      FitErrors<N> errors,
      long games,
      Path folder,
      Consumer<FitProgress> listener,
      StopSignal stop)
      throws IOException {
    Rows rows = samples.rows();
    LearnerFactory learners = scale instanceof Points
        ? new LeastSquares(rows, ridge, scale.resolution())
        : new Adagrad(rows, scale::ofSum, rate, scale.resolution());
    double[] error = new double[1];
    return new StageTraining(
            learners,
            stages -> samples.around(stages.first(), overlap),
            passes,
            scale + ", " + method(),
            samples.form())
        .train(
            new StageRange(stage, stage),
            checkpoints(folder).resolve("stage-%02d".formatted(stage)),
            (learner, done) -> {
              error[0] = errors.measure(stage, done, learner.weights().get(0));
            },
            (learner, done) -> {
              errors.draw(folder.resolve("errors.svg"));
              listener.accept(new FitProgress(games, stage, done, error[0]));
              if (stop.isRaised()) {
                throw new Stopped();
              }
            })
        .get(0);
  }
}
