package io.github.yomikiri.learn;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import io.github.yomikiri.search.probcut.ProbCutTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * Measures how well shallow searches predict deep ones. It searches sample positions to both depths
 * and computes a linear regression for each stage and pair of depths.
 *
 * <pre>{@code
 * ProbCutFit<Reversi> fit =
 *     new ProbCutFit<>(search, evaluator, 6, position -> stage(position), DepthPair.usual(8));
 * for (Reversi position : positions) {
 *   fit.add(position, StopSignal.NEVER);
 * }
 * ProbCutTable table = fit.table(30);
 * }</pre>
 *
 * <p>{@link #ofExact} measures how well shallow searches predict exact values, for a solver.
 *
 * <p>The samples should be like the positions in search trees, which include positions that no good
 * player would reach. The search should be exact to its depth; if it has a table, use
 * {@code DepthRule.EXACT}. Used by one thread.
 *
 * @param <N> the game's node type
 */
public final class ProbCutFit<N extends Node<N>> {

  /**
   * A search to the end of the game.
   *
   * @param solver finds exact scores
   * @param unit what a score is multiplied by, to be in the unit of the evaluator
   */
  private record Exact<N extends Node<N>>(Searcher<N> solver, int unit) {}

  /** Stands for the end of the game as a depth. */
  private static final int END = Limits.MAX_DEPTH;

  private final WindowSearch<N> search;
  private final Evaluator<N> evaluator;
  private final Optional<Exact<N>> exact;
  private final ToIntFunction<N> stage;
  private final List<DepthPair> pairs;
  /** The maximum depth of the search. */
  private final int deepest;
  // fits[s][p] is the fit for stage s and the pair p.
  private final LinearFit[][] fits;
  private int positions;
  private int decided;

  /**
   * Makes a fit without samples.
   *
   * @param search searches the samples; it is reset before each sample
   * @param evaluator the evaluator of that search, whose own value is that of depth 0
   * @param stages how many stages there are, at least 1
   * @param stage returns a position's stage, in {@code [0, stages)}
   * @param pairs the pairs of depths, in the order in which a search is to try their predictions
   * @throws IllegalArgumentException if {@code stages} is less than 1
   */
  public ProbCutFit(
      WindowSearch<N> search,
      Evaluator<N> evaluator,
      int stages,
      ToIntFunction<N> stage,
      List<DepthPair> pairs) {
    this(search, evaluator, Optional.empty(), stages, stage, pairs);
  }

  private ProbCutFit(
      WindowSearch<N> search,
      Evaluator<N> evaluator,
      Optional<Exact<N>> exact,
      int stages,
      ToIntFunction<N> stage,
      List<DepthPair> pairs) {
    Ranges.atLeast("number of stages", stages, 1);
    this.search = search;
    this.evaluator = evaluator;
    this.exact = exact;
    this.stage = stage;
    this.pairs = List.copyOf(pairs);
    deepest = pairs.stream()
        .mapToInt(pair -> exact.isPresent() ? pair.shallow() : pair.deep())
        .max()
        .orElse(0);
    fits = new LinearFit[stages][pairs.size()];
    for (LinearFit[] ofStage : fits) {
      for (int pair = 0; pair < ofStage.length; pair++) {
        ofStage[pair] = new LinearFit();
      }
    }
  }

  /**
   * Makes a fit without samples that predicts exact values, for a solver. It has one stage. The
   * samples should have so few moves left that each is soon solved.
   *
   * @param <N> the game's node type
   * @param search searches the samples; it is reset before each sample
   * @param evaluator the evaluator of that search, whose own value is that of depth 0
   * @param solver finds the exact scores; it is reset before each sample
   * @param unit how much of the evaluator's unit equals a score of 1, at least 1
   * @param shallow the maximum depth that predicts, in plies, at least 0
   * @return a fit whose table has the depths 0 to {@code shallow}, and the depth
   *     {@code Limits.MAX_DEPTH} for the end of the game
   * @throws IllegalArgumentException if {@code unit} or {@code shallow} is outside its range
   */
  public static <N extends Node<N>> ProbCutFit<N> ofExact(
      WindowSearch<N> search, Evaluator<N> evaluator, Searcher<N> solver, int unit, int shallow) {
    Ranges.atLeast("unit", unit, 1);
    List<DepthPair> pairs = IntStream.rangeClosed(0, shallow)
        .mapToObj(depth -> new DepthPair(END, depth))
        .toList();
    if (pairs.isEmpty()) {
      throw new IllegalArgumentException("shallow depth " + shallow + " is negative");
    }
    return new ProbCutFit<>(
        search, evaluator, Optional.of(new Exact<>(solver, unit)), 1, position -> 0, pairs);
  }

  /**
   * Searches a sample to all depths. The sample is left out if its value is no estimate at one of
   * them: if the sample turns out to be solved, or if the best line ends with the game. A won or
   * lost game may count a thousand times as much as any estimate, so its score would ruin the fit.
   * The estimates at its other depths are wilder, too, and would widen all deviations.
   *
   * @param position the sample
   * @param stop ends the search
   * @return whether the sample was searched; false if the search was stopped, and then the sample
   *     does not count
   * @throws IllegalArgumentException if the sample's stage is outside its range
   */
  public boolean add(N position, StopSignal stop) {
    int at = stage.applyAsInt(position);
    if (at < 0 || at >= fits.length) {
      throw new IllegalArgumentException(
          "stage " + at + " of " + position + " is outside [0, " + (fits.length - 1) + "]");
    }
    // 1. Search to all depths while the values are estimates.
    search.reset();
    Limits limits = Limits.none().withStop(stop);
    RootSearch<N> run = new RootSearch<>(search, position, limits, System::nanoTime);
    BestLineEnd<N> end = new BestLineEnd<>(search, limits);
    int[] values = new int[deepest + 1];
    boolean isDecided = position.isTerminal();
    if (!isDecided) {
      values[0] = evaluator.evaluate(position);
    }
    for (int depth = 1; depth <= deepest && !isDecided; depth++) {
      if (!run.iterate(depth)) {
        return false;
      }
      SearchResult result = run.result();
      isDecided = run.isSolved() || end.isDecided(position, depth, result);
      values[depth] = result.score();
    }
    if (stop.isRaised()) {
      return false;
    }
    if (isDecided) {
      positions++;
      decided++;
      return true;
    }
    // 2. Find the exact value, if it is to be predicted.
    int exactValue = 0;
    if (exact.isPresent()) {
      exact.get().solver().reset();
      SearchResult result = exact.get().solver().search(position, limits);
      if (!result.isExact()) {
        return false;
      }
      exactValue = exact.get().unit() * result.score();
    }
    // 3. Add a point for each pair of these depths.
    for (int i = 0; i < pairs.size(); i++) {
      DepthPair pair = pairs.get(i);
      int deep = exact.isPresent() ? exactValue : values[pair.deep()];
      fits[at][i].add(values[pair.shallow()], deep);
    }
    positions++;
    return true;
  }

  /**
   * Returns how many samples were searched.
   *
   * @return the number of samples that count
   */
  public int positions() {
    return positions;
  }

  /**
   * Returns how many of the samples were left out. Their value at a depth is the score of a
   * finished game and not an estimate. If these are many, most samples are too near the end of the
   * game.
   *
   * @return the number of samples that were left out, at most {@link #positions}
   */
  public int decidedPositions() {
    return decided;
  }

  /**
   * Returns the predictions that follow from the samples so far. A row is left out if it has too
   * few samples, or if a greater shallow value does not make the deep value greater. Nothing is
   * predicted there.
   *
   * @param minSamples how many samples a row needs, at least 3
   * @return a row for each stage and pair of depths
   * @throws IllegalArgumentException if {@code minSamples} is less than 3
   * @throws IllegalStateException if no row has that many samples; the message names the number of
   *     positions, the most samples of a row, {@code minSamples}, and how many positions were left
   *     out
   */
  public ProbCutTable table(int minSamples) {
    Ranges.atLeast("number of samples", minSamples, 3);
    int most = Arrays.stream(fits)
        .flatMap(Arrays::stream)
        .mapToInt(LinearFit::points)
        .max()
        .orElse(0);
    if (most < minSamples) {
      throw new IllegalStateException(positions + " positions are too few: a stage needs "
          + minSamples + " undecided positions, but no stage has more than " + most
          + (decided == 0 ? "" : "; the end of the game decides " + decided));
    }
    List<ProbCutTable.Row> rows = new ArrayList<>();
    for (int at = 0; at < fits.length; at++) {
      for (int i = 0; i < pairs.size(); i++) {
        LinearFit fit = fits[at][i];
        if (fit.points() >= minSamples && fit.rises()) {
          Prediction prediction =
              new Prediction(pairs.get(i).shallow(), fit.slope(), fit.offset(), fit.deviation());
          rows.add(new ProbCutTable.Row(at, pairs.get(i).deep(), prediction, fit.points()));
        }
      }
    }
    return ProbCutTable.of(fits.length, rows);
  }

  /**
   * A pair of depths: a search to the shallow depth predicts the value of a search to the deep one.
   *
   * @param deep the depth to be predicted, in plies
   * @param shallow the depth of the search that predicts it, in {@code [0, deep)}; 0 is the
   *     evaluator alone
   */
  public record DepthPair(int deep, int shallow) {

    /**
     * Checks the components.
     *
     * @throws IllegalArgumentException if {@code shallow} is outside its range
     */
    public DepthPair {
      if (shallow < 0 || shallow >= deep) {
        throw new IllegalArgumentException(
            "shallow depth " + shallow + " is outside [0, " + (deep - 1) + "] for depth " + deep);
      }
    }

    /**
     * Returns the pairs of every deep depth with all shallow depths up to half of it. A search asks
     * the cheapest first.
     *
     * <p>Values of odd and of even depths differ by who moved last. The regression's offset
     * accounts for this. So a shallow depth of the other parity is as good as its neighbors.
     *
     * @param deepest the maximum depth that is predicted, in plies
     * @return such as 1:0, 2:0, 2:1, 3:0, 3:1, 4:0, 4:1, 4:2; empty if {@code deepest} is 0
     */
    public static List<DepthPair> usual(int deepest) {
      return IntStream.rangeClosed(1, deepest)
          .boxed()
          .flatMap(deep ->
              IntStream.rangeClosed(0, deep / 2).mapToObj(shallow -> new DepthPair(deep, shallow)))
          .toList();
    }

    /** Returns the depths as text, such as {@code 8:4}. */
    @Override
    public String toString() {
      return deep + ":" + shallow;
    }
  }
}
