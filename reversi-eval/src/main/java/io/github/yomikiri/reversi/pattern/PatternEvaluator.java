package io.github.yomikiri.reversi.pattern;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.InterprismMix;
import io.github.yomikiri.reversi.eval.TerminalScore;

/**
 * The linear pattern evaluator (Buro 1997): a position's value is the sum of one trained weight for each place of each pattern,
 * which its contents select, and one for the number of empty squares.
 *
 * <pre>
 *   value = sum over places p of weight[stage][pattern of p][configuration at p]  +  tempo[empty squares]
 * </pre>
 *
 * <p>The value is the predicted difference in discs at the end of the game, from the view of the side to move, in thousandths of a disc, in
 * [-64,000, 64,000]. All arithmetic is on integers, so that it is the same on every machine, and the same whether a position was
 * worked out from scratch or {@linkplain #incremental() kept up to date} move by move.
 *
 * <p>Patterns are for the 8x8 board; positions on smaller boards are valued by {@link InterprismMix}. Immutable, for any number of threads.
 */
public final class PatternEvaluator implements Evaluator<Reversi> {

  /** The kind of {@link PatternWeights} that this evaluator uses. */
  public static final String KIND = "linear";

  /** Read when it is first wanted. */
  private static final class Trained {

    private static final PatternEvaluator EVALUATOR =
        new PatternEvaluator(WeightFile.resource("linear.weights"));
  }

  /** No prediction is greater: 64 discs. */
  private static final int MAX = 64_000;

  private static final Evaluator<Reversi> SMALL_BOARDS = new InterprismMix();

  private final PatternWeights weights;
  private final PatternSet set;
  private final DiscVectors vectors;
  private final long[] middle;
  /** Per word, where the configurations of its pattern begin in a stage's table. */
  private final int[] base;
  /** Per stage, for each configuration of each pattern, mirrored ones too, its weight. */
  private final short[][] tables;
  /** Per number of empty squares, what belongs to no pattern, less what unused lanes will add. */
  private final int[] tempo;

  /**
   * Makes an evaluator.
   *
   * @param weights of kind {@link #KIND}; per stage those of the set's {@link PatternSet#weights()} configurations in thousandths of a disc, and then
   *     {@link Stage#PLIES} for the numbers of empty squares, the greatest first
   * @throws IllegalArgumentException if they are of another kind or number
   */
  public PatternEvaluator(PatternWeights weights) {
    this.weights = weights;
    set = weights.set();
    weights.check(KIND, set.weights() + Stage.PLIES);
    vectors = set.vectors();
    middle = vectors.middle();
    base = new int[Indices.WORDS];
    for (int word = 0; word < base.length; word++) {
      for (int p = 0; p < vectors.pattern(word); p++) {
        base[word] += set.patterns().get(p).configurations();
      }
    }
    tables = new short[Stage.COUNT][];
    tempo = new int[61];
    for (int stage = 0; stage < Stage.COUNT; stage++) {
      short[] packed = weights.stage(stage);
      tables[stage] = spread(packed);
      for (int i = 0; i < Stage.PLIES; i++) {
        int empties = Stage.maxEmpties(stage) - i;
        tempo[empties] = packed[set.weights() + i] - unusedLanes(tables[stage]);
      }
    }
    tempo[0] = tempo[1];
  }

  /**
   * Returns the evaluator with the weights that come with the library: the patterns of {@link PatternSet#vsotha()}, trained on the
   * games of the WTHOR database from 1977 to 2012. Their {@linkplain PatternWeights#origin() origin} tells the command.
   *
   * @return the evaluator; it is made once, in some tenths of a second
   */
  public static PatternEvaluator trained() {
    return Trained.EVALUATOR;
  }

  /** Gives every configuration the weight of its class. */
  private short[] spread(short[] packed) {
    short[] table =
        new short[set.patterns().stream().mapToInt(Pattern::configurations).sum()];
    int from = 0;
    int to = 0;
    for (int p = 0; p < set.patterns().size(); p++) {
      Configurations classes = set.configurations(p);
      for (int c = 0; c < set.patterns().get(p).configurations(); c++) {
        table[to++] = packed[from + classes.classOf(c)];
      }
      from += classes.count();
    }
    return table;
  }

  private int unusedLanes(short[] table) {
    int sum = 0;
    for (int word = 0; word < base.length; word++) {
      int unused = 4 - vectors.lanes(word);
      sum += unused * table[base[word] + (int) (middle[word] & 0xFFFF)];
    }
    return sum;
  }

  /**
   * Returns the weights.
   *
   * @return the weights that this evaluator was made with
   */
  public PatternWeights weights() {
    return weights;
  }

  /** Values a position from scratch. In a search, {@link #incremental()} is faster. */
  @Override
  public int evaluate(Reversi node) {
    if (node.size() != 8) {
      return SMALL_BOARDS.evaluate(node);
    }
    Indices at = new Indices();
    at.set(node.own(), node.opponent(), vectors);
    return value(at, node.emptyCount());
  }

  @Override
  public int terminalScore(Reversi node) {
    return TerminalScore.STANDARD.thousandths(node);
  }

  /**
   * Returns this evaluator for positions that keep the configurations up to date.
   *
   * @return an evaluator with the same values, for positions that were made with this one's pattern set
   */
  public Evaluator<PatternPosition> incremental() {
    return new Evaluator<>() {
      @Override
      public int evaluate(PatternPosition node) {
        return node.board().size() == 8
            ? value(node.indices(), node.emptyCount())
            : SMALL_BOARDS.evaluate(node.board());
      }

      @Override
      public int terminalScore(PatternPosition node) {
        return PatternEvaluator.this.terminalScore(node.board());
      }
    };
  }

  /** Values a position by its indices. */
  int value(Indices position, int empties) {
    int sum = tempo[empties] + position.sum(tables[Stage.of(empties)], base, middle);
    return Math.max(-MAX, Math.min(MAX, sum));
  }
}
