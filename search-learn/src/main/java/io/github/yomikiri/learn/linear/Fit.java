package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.game.internal.Settings;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntFunction;
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
 * <p>A setting is made once; a second call is rejected by an {@link IllegalStateException}. Not
 * safe for use by several threads.
 *
 * @param <N> the game's node type
 */
public final class Fit<N extends Node<N>> {

  private static final int MAX_THREADS = 1024;

  private final Settings<Fit<N>> settings = new Settings<>(this);
  // FitRun reads what was set.
  final Features<N> features;
  Scale scale = Scale.winChance();
  double ridge = 30;
  double rate = 0.7;
  int passes = 10;
  int overlap;
  int heldOut = 10;
  int threads = 1;
  String origin = "";
  Iterable<FitSamples.Unlabeled<N>> source = List.of();

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
    return settings.set("scale", () -> scale = Objects.requireNonNull(newScale, "scale"));
  }

  /**
   * Sets the games to learn from.
   *
   * @param games the games; each run reads them once or twice in the same order, one after the
   *     other, so they need not fit in memory
   * @param labels what their positions are worth
   * @return this object
   */
  public Fit<N> games(Iterable<PlayedGame<N>> games, Labels<N> labels) {
    Objects.requireNonNull(labels, "labels");
    return source(() -> StreamSupport.stream(games.spliterator(), false)
        .map(game -> new FitSamples.Unlabeled<>(
            game.positions(),
            game.score(),
            () -> new FitSamples.Labeled<>(game.positions(), labels.of(game, scale))))
        .iterator());
  }

  /**
   * Sets games that are made when they are labeled, such as games that a program plays against
   * itself.
   *
   * @param count the number of games, at least 1
   * @param game makes the same game for the same number, from 0 on. Returns positions to learn
   *     from, always in the same order, with labels for the side to move, on the scale. Those whose
   *     game is over are skipped; any thread may call it
   * @return this object
   * @throws IllegalArgumentException if the number is less than 1
   */
  public Fit<N> games(int count, IntFunction<? extends Map<N, Double>> game) {
    Ranges.atLeast("number of games", count, 1);
    return source(() -> IntStream.range(0, count)
        .mapToObj(number -> new FitSamples.Unlabeled<N>(
            List.of(), 0, () -> FitSamples.Labeled.of(game.apply(number))))
        .iterator());
  }

  private Fit<N> source(Iterable<FitSamples.Unlabeled<N>> newSource) {
    return settings.set("games(...) or positions", () -> source = newSource);
  }

  /**
   * Sets single positions to learn from, in place of games. Each counts as a game.
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
    return settings.set("rate", () -> rate = checked("rate", newRate, 1e3));
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
    return settings.set("ridge", () -> ridge = checked("ridge", newRidge, 1e9));
  }

  /**
   * Sets how often the positions of a stage are read. The default is 10.
   *
   * @param count the number of passes, at least 1
   * @return this object
   * @throws IllegalArgumentException if the number is less than 1
   */
  public Fit<N> passes(int count) {
    Ranges.atLeast("number of passes", count, 1);
    return settings.set("passes", () -> passes = count);
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
    Ranges.notNegative("overlap", count);
    return settings.set("overlap", () -> overlap = count);
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
    return settings.set("heldOut", () -> heldOut = every);
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
    return settings.set("threads", () -> threads = count);
  }

  /**
   * Sets where the games come from, for people. The evaluator's {@link LearnedEvaluator#origin()}
   * begins with it.
   *
   * @param text the text, empty by default
   * @return this object
   */
  public Fit<N> origin(String text) {
    return settings.set("origin", () -> origin = Objects.requireNonNull(text, "text"));
  }

  /**
   * Fits the evaluator.
   *
   * @param folder the folder of the fit, see {@link #run(Path, Consumer, StopSignal)}
   * @return the evaluator
   * @throws IOException see {@link #run(Path, Consumer, StopSignal)}
   * @throws IllegalArgumentException see {@link #run(Path, Consumer, StopSignal)}
   */
  public LearnedEvaluator<N> run(Path folder) throws IOException {
    return run(folder, progress -> {}, StopSignal.NEVER).orElseThrow();
  }

  /**
   * Fits the evaluator, or continues to do so.
   *
   * <p>The folder belongs to its games. Each run compares all positions and scores of games that
   * were played. It labels some of the games anew and compares the labels: of the first game, and
   * of those whose numbers, counted from 0, are powers of two. Games that are made when they are
   * labeled are compared by these labels and by their number.
   *
   * @param folder the folder of the fit, which is made if it does not exist. At the end it has the
   *     file {@code evaluator}. From the first pass on it has {@code errors.svg}, a picture of the
   *     errors after each pass. A fit with another ridge, rate, overlap or number of passes may use
   *     the same folder, and labels no game again
   * @param listener follows the fit, from the thread that calls this method
   * @param stop ends the fit; the same call resumes it
   * @return the evaluator; empty if the fit was stopped
   * @throws IOException if a file cannot be read or written or is damaged, or the folder belongs to
   *     another fit or process; the message names the file
   * @throws IllegalArgumentException if there is no game, or the scale has more points than the
   *     game's greatest score; also if a label, a stage or the number of a weight is outside its
   *     range, then the message names the game and the position
   */
  public Optional<LearnedEvaluator<N>> run(
      Path folder, Consumer<FitProgress> listener, StopSignal stop) throws IOException {
    return new FitRun<>(this, folder, listener, stop).run();
  }
}
