package io.github.yomikiri.reversi.pattern;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.reversi.eval.InterprismMix;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * An evaluator over patterns: the value of a position depends on the configurations of the
 * patterns' places and on the number of empty squares.
 *
 * <p>The value is the predicted difference in discs at the end of the game, from the view of the
 * side to move. The unit is 1/1000 of a disc, the range [-64,000, 64,000]. All arithmetic is on
 * integers, so the values are the same on every machine. The {@linkplain #incremental()
 * incremental} evaluator, which updates the configurations move by move, returns the same values.
 *
 * <p>Patterns are for the 8x8 board. On smaller boards this evaluator returns the values of
 * {@link InterprismMix}. Immutable, for any number of threads.
 */
public abstract sealed class PatternEvaluator
    implements DiscEvaluator, IncrementalEvaluator<Reversi, PatternPosition>
    permits EmbeddingEvaluator, LinearEvaluator, FoxEvaluator {

  /** The maximum value of either sign: 64 discs. */
  private static final int MAX = 64_000;

  private static final DiscEvaluator SMALL_BOARDS = new InterprismMix();

  /** Reads the weights when they are first used. */
  private static final class Linear {

    private static final PatternEvaluator EVALUATOR =
        new LinearEvaluator(WeightFile.resource("linear.weights"));
  }

  /** Reads the weights of the network when they are first used. */
  private static final class Network {

    private static final PatternEvaluator EVALUATOR =
        new EmbeddingEvaluator(WeightFile.resource("embedding.weights"));
  }

  /**
   * How many different numbers of empty squares there are: 0 to 64. A position that no game reaches
   * may have no disc at all.
   */
  static final int EMPTIES = 65;

  /** For each word, the middle configuration in each lane; with it lanes count from 0. */
  final long[] middle;
  /** Returns the index of each configuration in the table of a stage. */
  final ConfigurationTable table;

  private final PatternWeights weights;
  private final Evaluator<PatternPosition> incremental = new Incremental();
  final DiscVectors vectors;

  PatternEvaluator(PatternWeights weights) {
    this.weights = weights;
    vectors = weights.set().vectors();
    middle = vectors.middle();
    table = weights.set().table();
  }

  /**
   * Returns the linear evaluator with the weights that come with the library. Its patterns are
   * those of {@link PatternSet#vsotha()}. It was trained on games of the WTHOR database up to 2012,
   * on games of the computer and on positions near them. Searches made the labels. The weights'
   * {@linkplain PatternWeights#origin() origin} names the command that made them.
   *
   * @return the evaluator; the first call makes it, which takes some tenths of a second
   */
  public static PatternEvaluator linear() {
    return Linear.EVALUATOR;
  }

  /**
   * Returns the network on embeddings with the weights that come with the library. It values
   * positions better than {@link #linear()} and takes longer; a search with it plays better in the
   * same time. It was trained on games of the WTHOR database up to 2012 and on games of the
   * computer, with searches as labels.
   *
   * @return the evaluator; the first call makes it, which takes some tenths of a second
   */
  public static PatternEvaluator network() {
    return Network.EVALUATOR;
  }

  /**
   * Makes an evaluator of the kind that weights are for.
   *
   * @param weights the weights, of kind {@link PatternWeights#LINEAR}, {@link PatternWeights#FOX}
   *     or {@link PatternWeights#EMBEDDING}
   * @return the evaluator
   * @throws IllegalArgumentException if the weights are of another kind, or their number does not
   *     fit the evaluator
   */
  public static PatternEvaluator of(PatternWeights weights) {
    return switch (weights.kind()) {
      case PatternWeights.LINEAR -> new LinearEvaluator(weights);
      case PatternWeights.FOX -> new FoxEvaluator(weights);
      case PatternWeights.EMBEDDING -> new EmbeddingEvaluator(weights);
      default ->
        throw new IllegalArgumentException(
            "weights of kind \"" + weights.kind() + "\": expected \"" + PatternWeights.LINEAR
                + "\", \"" + PatternWeights.FOX + "\" or \"" + PatternWeights.EMBEDDING + '"');
    };
  }

  /**
   * Returns the weights.
   *
   * @return the weights that this evaluator was made with
   */
  public final PatternWeights weights() {
    return weights;
  }

  /** Values are thousandths of a disc. */
  @Override
  public final int unitsPerDisc() {
    return 1000;
  }

  /**
   * Values a position from all its discs. A search uses {@link #incremental()}, which is faster.
   */
  @Override
  public final int evaluate(Reversi node) {
    return node.size() == 8
        ? value(configurations(node), node.own(), node.opponent())
        : SMALL_BOARDS.evaluate(node);
  }

  final PackedConfigurations configurations(Reversi node) {
    PackedConfigurations at = new PackedConfigurations();
    at.set(node.own(), node.opponent(), vectors);
    return at;
  }

  @Override
  public final Class<PatternPosition> nodeType() {
    return PatternPosition.class;
  }

  @Override
  public final PatternPosition enriched(Reversi node) {
    return PatternPosition.of(node, weights.set());
  }

  @Override
  public final Reversi plain(PatternPosition node) {
    return node.board();
  }

  /** Returns this evaluator for positions that were made with the same pattern set. */
  @Override
  public final Evaluator<PatternPosition> incremental() {
    return incremental;
  }

  /** Values positions by the configurations that they carry. */
  private final class Incremental implements Evaluator<PatternPosition> {

    @Override
    public int evaluate(PatternPosition node) {
      return node.board().size() == 8
          ? value(
              node.before(),
              node.square(),
              node.flips(),
              node.board().own(),
              node.board().opponent())
          : SMALL_BOARDS.evaluate(node.board());
    }

    @Override
    public Unit<PatternPosition> unit() {
      return PatternEvaluator.this.unit().over(PatternEvaluator.this);
    }

    @Override
    public boolean isSlow() {
      return PatternEvaluator.this.isSlow();
    }
  }

  /**
   * Returns what each place contributes to a position's value. Use it to see why a position has its
   * value.
   *
   * @param node a position on the 8x8 board whose game is not over
   * @return the contributions of all places, of the number of empty squares, and of the mobility of
   *     both sides if the evaluator has it. If these contributions do not add up to the value, the
   *     difference is a further contribution; see the evaluators
   * @throws IllegalArgumentException if the board is smaller than 8x8
   */
  public final Explanation explain(Reversi node) {
    if (node.size() != 8) {
      throw new IllegalArgumentException("patterns are for the 8x8 board, not for " + node.size()
          + "x" + node.size() + " squares");
    }
    int empties = node.emptyCount();
    List<Explanation.Contribution> parts = new ArrayList<>();
    parts.add(new Explanation.Contribution(
        "empty squares", List.of(), Integer.toString(empties), tempo(empties)));
    mobility(node).ifPresent(parts::add);
    int first = 0;
    for (Pattern pattern : weights.set().patterns()) {
      for (Pattern place : pattern.places()) {
        int entry = first + place.configuration(node.own(), node.opponent());
        parts.add(new Explanation.Contribution(
            place.name(), place.squares(), contents(node, place), part(node, entry)));
      }
      first += pattern.configurations();
    }
    int value = evaluate(node);
    int left = value - parts.stream().mapToInt(Explanation.Contribution::value).sum();
    if (left != 0) {
      parts.add(new Explanation.Contribution(rest(), List.of(), "", left));
    }
    return new Explanation(value, parts);
  }

  private static String contents(Reversi node, Pattern place) {
    StringBuilder text = new StringBuilder();
    for (int square : place.squares()) {
      boolean dark = (node.dark() >>> square & 1) != 0;
      boolean light = (node.light() >>> square & 1) != 0;
      text.append(dark ? Side.DARK.symbol() : light ? Side.LIGHT.symbol() : '.');
    }
    return text.toString();
  }

  /** Returns the contribution of the number of empty squares. */
  abstract int tempo(int empties);

  /** Returns the contribution of the mobility of both sides, if the evaluator looks at it. */
  Optional<Explanation.Contribution> mobility(Reversi node) {
    return Optional.empty();
  }

  /** Returns the contribution of a place that selects the given entry of the table. */
  abstract int part(Reversi node, int entry);

  /** Returns the name of the difference between the value and the sum of its contributions. */
  abstract String rest();

  /**
   * Values the position after a move by the configurations before the move, and by the discs after
   * it.
   */
  int value(PackedConfigurations before, int square, long flips, long own, long opponent) {
    PackedConfigurations after = new PackedConfigurations();
    after.play(before, square, flips, vectors);
    return value(after, own, opponent);
  }

  /** Values a position by its configurations and its discs. */
  abstract int value(PackedConfigurations position, long own, long opponent);

  static int empties(long own, long opponent) {
    return Long.bitCount(~(own | opponent));
  }

  static int limited(int value) {
    return Math.max(-MAX, Math.min(MAX, value));
  }

  /**
   * Returns the entries that unused lanes select in every position, one element for each unused
   * lane.
   *
   * @param words how many words the evaluator looks at
   */
  final int[] unusedEntries(int words) {
    return IntStream.range(0, words)
        .flatMap(word -> IntStream.range(vectors.lanes(word), 4)
            .map(lane -> table.base()[word] + (int) (middle[word] & 0xFFFF)))
        .toArray();
  }

  /**
   * The parts of a position's value: what each place of each pattern contributes. Use an
   * explanation to see why an evaluator returns a value. All numbers are thousandths of a disc,
   * from the view of the side to move. Immutable.
   *
   * @param value the position's value
   * @param contributions the parts, whose sum is exactly the value; sorted by size, the greatest
   *     first, whatever its sign
   */
  public record Explanation(int value, List<Contribution> contributions) {

    /**
     * A part of a value.
     *
     * @param feature what contributes: a pattern's name, or something that belongs to no pattern
     * @param squares the squares of the pattern's place, in {@code [0, 64)}; empty if the part
     *     belongs to no pattern
     * @param contents the contents of each square: X for a disc of Dark, O for a disc of Light, a
     *     dot for an empty square
     * @param value how much this part adds to the value, in thousandths of a disc
     */
    public record Contribution(String feature, List<Integer> squares, String contents, int value) {

      /** Copies the squares. */
      public Contribution {
        squares = List.copyOf(squares);
      }

      /**
       * Returns the names of the squares.
       *
       * @return such as {@code "a1 b1 c1"}; empty if there are none
       */
      public String squareNames() {
        return Pattern.names(squares);
      }
    }

    /**
     * Sorts the contributions.
     *
     * @throws IllegalArgumentException if the sum of the contributions is not the value
     */
    public Explanation {
      contributions = contributions.stream()
          .sorted(Comparator.comparingInt(part -> -Math.abs(part.value())))
          .toList();
      int sum = contributions.stream().mapToInt(Contribution::value).sum();
      if (sum != value) {
        throw new IllegalArgumentException(
            "the contributions add up to " + sum + ", not to the value " + value);
      }
    }

    /**
     * Draws the position, each square tinted by its contribution. Blue is good for the side to
     * move, orange is bad; color-blind people can distinguish these two colors.
     *
     * @param position the position that was explained
     * @return the text of an SVG file
     * @throws IllegalArgumentException if the board has not 8x8 squares
     */
    public String toSvg(Reversi position) {
      if (position.size() != 8) {
        throw new IllegalArgumentException("patterns are for the 8x8 board, not for "
            + position.size() + "x" + position.size() + " squares");
      }
      return ExplanationPicture.draw(position, this);
    }

    /**
     * Returns how much each square contributes. A place's contribution is divided equally among its
     * squares.
     *
     * @return for each of the 64 squares the sum of its shares, in thousandths of a disc
     */
    public double[] bySquare() {
      double[] sums = new double[64];
      for (Contribution part : contributions) {
        for (int square : part.squares()) {
          sums[square] += (double) part.value() / part.squares().size();
        }
      }
      return sums;
    }

    /**
     * Returns the sum of the contributions that belong to no square.
     *
     * @return the sum, in thousandths of a disc
     */
    public int elsewhere() {
      return contributions.stream()
          .filter(part -> part.squares().isEmpty())
          .mapToInt(Contribution::value)
          .sum();
    }
  }
}
