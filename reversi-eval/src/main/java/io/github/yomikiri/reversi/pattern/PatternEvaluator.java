package io.github.yomikiri.reversi.pattern;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;

/**
 * The linear pattern evaluator (Buro 1997): a position's value is the sum of one trained weight for each place of each pattern,
 * which its contents select, and one for the number of empty squares.
 *
 * <pre>
 *   value = sum over places p of weight[stage][pattern of p][configuration at p]  +  tempo[empty squares]
 * </pre>
 *
 * <p>An {@linkplain #explain explanation} is that sum, and, if it exceeds 64 discs, what is cut off.
 *
 * <p>In thousandths of a disc, as all {@linkplain TrainedEvaluator trained evaluators}. Immutable, for any number of threads.
 */
public final class PatternEvaluator extends TrainedEvaluator {

  /** The kind of {@link PatternWeights} that this evaluator uses. */
  public static final String KIND = "linear";

  /** Read when it is first wanted. */
  private static final class Trained {

    private static final PatternEvaluator EVALUATOR =
        new PatternEvaluator(WeightFile.resource("linear.weights"));
  }

  private final int[] base;
  /** Per stage, for each configuration of each pattern, mirrored ones too, its weight. */
  private final short[][] tables = new short[STAGES.count()][];
  /** Per number of empty squares, what belongs to no pattern, less what unused lanes will add. */
  private final int[] tempo = new int[61];

  /**
   * Makes an evaluator.
   *
   * @param weights of kind {@link #KIND}; per stage those of the set's {@link PatternSet#weights()} configurations in thousandths of a disc, and then
   *     one for each number of empty squares of the stage, the greatest first
   * @throws IllegalArgumentException if they are of another kind or number
   */
  public PatternEvaluator(PatternWeights weights) {
    super(weights);
    PatternSet set = weights.set();
    weights.check(KIND, set.weights() + STAGES.plies());
    base = table.base();
    for (int stage = 0; stage < STAGES.count(); stage++) {
      tables[stage] = new short[table.size()];
      for (int entry = 0; entry < table.size(); entry++) {
        tables[stage][entry] = weights.number(stage, table.number(entry));
      }
    }
    int[] unused = unusedEntries();
    for (int empties = 0; empties < tempo.length; empties++) {
      int stage = STAGES.of(empties);
      tempo[empties] = tempo(empties);
      for (int entry : unused) {
        tempo[empties] -= tables[stage][entry];
      }
    }
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

  @Override
  int value(Indices position, int empties) {
    return limited(tempo[empties] + position.sum(tables[STAGES.of(empties)], base, middle));
  }

  @Override
  int tempo(int empties) {
    return weights().number(STAGES.of(empties), weights().set().weights() + STAGES.ply(empties));
  }

  @Override
  int part(Indices position, int empties, int entry) {
    return tables[STAGES.of(empties)][entry];
  }

  @Override
  String rest() {
    return "limit of 64 discs";
  }
}
