package io.github.yomikiri.reversi.pattern;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.reversi.eval.InterprismMix;
import io.github.yomikiri.reversi.eval.TerminalScore;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What evaluators over patterns have in common: positions are valued by the configurations of their
 * places and the number of empty squares.
 *
 * <p>The value is the predicted difference in discs at the end of the game, from the view of the
 * side to move, in thousandths of a disc, in [-64,000, 64,000]. All arithmetic is on integers, so
 * that it is the same on every machine, and the same whether a position was worked out from scratch
 * or {@linkplain #incremental() kept up to date} move by move.
 *
 * <p>Patterns are for the 8x8 board; positions on smaller boards are valued by
 * {@link InterprismMix}. Immutable, for any number of threads.
 */
public abstract sealed class PatternEvaluator
    implements DiscEvaluator, IncrementalEvaluator<Reversi, PatternPosition>
    permits LinearEvaluator, NetworkEvaluator {

  /** No prediction is greater: 64 discs. */
  private static final int MAX = 64_000;

  private static final DiscEvaluator SMALL_BOARDS = new InterprismMix();

  /** Read when it is first wanted. */
  private static final class Trained {

    private static final PatternEvaluator EVALUATOR =
        new LinearEvaluator(WeightFile.resource("linear.weights"));
  }

  /**
   * How many numbers of empty squares there are: all the 64 may be, in positions that no game has.
   */
  static final int EMPTIES = 65;

  /** Per word, what makes its lanes count from 0. */
  final long[] middle;
  /** Where the entries of a stage's table are. */
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
   * Returns the evaluator with the weights that come with the library: the patterns of
   * {@link PatternSet#vsotha()}, trained on the games of the WTHOR database from 1977 to 2012.
   * Their {@linkplain PatternWeights#origin() origin} tells the command.
   *
   * @return the evaluator; it is made once, in some tenths of a second
   */
  public static PatternEvaluator trained() {
    return Trained.EVALUATOR;
  }

  /**
   * Makes the evaluator that weights are for.
   *
   * @param weights the weights, of kind {@link PatternWeights#LINEAR} or {@link PatternWeights#FOX}
   * @return the evaluator
   * @throws IllegalArgumentException if they are of another kind, or not as many as that evaluator
   *     has
   */
  public static PatternEvaluator of(PatternWeights weights) {
    return switch (weights.kind()) {
      case PatternWeights.LINEAR -> new LinearEvaluator(weights);
      case PatternWeights.FOX -> new NetworkEvaluator(weights);
      default ->
        throw new IllegalArgumentException("weights of kind \"" + weights.kind()
            + "\": there are \"" + PatternWeights.LINEAR + "\" and \"" + PatternWeights.FOX + '"');
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

  /** Values a position from scratch. A search uses {@link #incremental()} instead. */
  @Override
  public final int evaluate(Reversi node) {
    return node.size() == 8
        ? value(configurations(node), node.emptyCount())
        : SMALL_BOARDS.evaluate(node);
  }

  private PackedConfigurations configurations(Reversi node) {
    PackedConfigurations at = new PackedConfigurations();
    at.set(node.own(), node.opponent(), vectors);
    return at;
  }

  @Override
  public final int terminalScore(Reversi node) {
    return TerminalScore.STANDARD.thousandths(node);
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
          ? value(node.before(), node.square(), node.flips(), node.emptyCount())
          : SMALL_BOARDS.evaluate(node.board());
    }

    @Override
    public int terminalScore(PatternPosition node) {
      return PatternEvaluator.this.terminalScore(node.board());
    }
  }

  /**
   * Tells what a position's value is made of.
   *
   * @param node a position that is not over, on the 8x8 board
   * @return the contributions of all places, that of the number of empty squares, and what is left
   *     where those do not add up; see the evaluators
   * @throws IllegalArgumentException if the board is a smaller one
   */
  public final Explanation explain(Reversi node) {
    if (node.size() != 8) {
      throw new IllegalArgumentException("patterns are for the 8x8 board, not for " + node.size()
          + "x" + node.size() + " squares");
    }
    int empties = node.emptyCount();
    PackedConfigurations position = configurations(node);
    List<Explanation.Contribution> parts = new ArrayList<>();
    parts.add(new Explanation.Contribution(
        "empty squares", List.of(), Integer.toString(empties), tempo(empties)));
    int first = 0;
    for (Pattern pattern : weights.set().patterns()) {
      for (Pattern place : pattern.places()) {
        int entry = first + place.configuration(node.own(), node.opponent());
        parts.add(new Explanation.Contribution(
            place.name(), place.squares(), contents(node, place), part(position, empties, entry)));
      }
      first += pattern.configurations();
    }
    int value = value(position, empties);
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

  /** Returns what the number of empty squares is worth by itself. */
  abstract int tempo(int empties);

  /** Returns what a place adds to a position's value, which selects an entry of the table. */
  abstract int part(PackedConfigurations position, int empties, int entry);

  /** Returns what the difference between the value and the sum of its parts is called. */
  abstract String rest();

  /** Values a position by the configurations of the one before it and the move that led to it. */
  int value(PackedConfigurations before, int square, long flips, int empties) {
    PackedConfigurations after = new PackedConfigurations();
    after.play(before, square, flips, vectors);
    return value(after, empties);
  }

  /** Values a position by its configurations. */
  abstract int value(PackedConfigurations position, int empties);

  static int limited(int value) {
    return Math.max(-MAX, Math.min(MAX, value));
  }

  /**
   * Returns the entries that unused lanes select in any position, each as often as there are such
   * lanes.
   */
  final int[] unusedEntries() {
    return IntStream.range(0, PackedConfigurations.WORDS)
        .flatMap(word -> IntStream.range(vectors.lanes(word), 4)
            .map(lane -> table.base()[word] + (int) (middle[word] & 0xFFFF)))
        .toArray();
  }

  /**
   * Why a position has the value that an evaluator gives it: what each place of each pattern
   * contributes. All numbers are thousandths of a disc, from the view of the side to move.
   * Immutable.
   *
   * @param value the position's value
   * @param contributions what it is the sum of, exactly; the greatest first, whatever its sign
   */
  public record Explanation(int value, List<Contribution> contributions) {

    /**
     * A part of a value.
     *
     * @param feature what contributes: a pattern's name, or something that belongs to no pattern
     * @param squares the squares of the pattern's place, in {@code [0, 64)}; none for what belongs
     *     to no pattern
     * @param contents what is there: for each square X for a disc of Dark, O for one of Light, or a
     *     dot
     * @param value how much it adds, in thousandths of a disc
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
     * @throws IllegalArgumentException if their sum is not the value
     */
    public Explanation {
      contributions = contributions.stream()
          .sorted(Comparator.comparingInt(part -> -Math.abs(part.value())))
          .toList();
      int sum = contributions.stream().mapToInt(Contribution::value).sum();
      if (sum != value) {
        throw new IllegalArgumentException("contributions of " + sum + " do not make " + value);
      }
    }

    /**
     * Returns what the squares contribute: each place's part is shared evenly among its squares.
     *
     * @return for each of the 64 squares, in thousandths of a disc, the sum of its shares
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
     * Returns what belongs to no square.
     *
     * @return the sum of the contributions without squares, in thousandths of a disc
     */
    public int elsewhere() {
      return contributions.stream()
          .filter(part -> part.squares().isEmpty())
          .mapToInt(Contribution::value)
          .sum();
    }
  }
}
