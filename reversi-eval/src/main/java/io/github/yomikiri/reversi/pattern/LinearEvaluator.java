package io.github.yomikiri.reversi.pattern;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.internal.FittedPredictions;
import io.github.yomikiri.search.probcut.ProbCutTable;
import java.util.Optional;

/**
 * The linear pattern evaluator (Buro 1997): a position's value is a sum of trained weights. Each
 * place of each pattern adds the weight that its configuration selects. The number of empty squares
 * adds one more weight.
 *
 * <pre>
 *   value = sum over places p of weight[stage][pattern of p][configuration at p]  +  tempo[empty squares]
 * </pre>
 *
 * <p>An {@linkplain #explain explanation} has the terms of the sum. If the sum exceeds 64 discs,
 * the explanation also has the part that is cut off.
 *
 * <p>The unit is 1/1000 of a disc, as for every {@link PatternEvaluator}. Immutable, for any number
 * of threads.
 */
final class LinearEvaluator extends PatternEvaluator {

  /**
   * Weights, indexed by the number of empty squares, the word, and the configuration of the word's
   * pattern.
   */
  private final short[][][] tables = new short[EMPTIES][][];
  /**
   * For each number of empty squares, its weight less the sum of the weights that unused lanes
   * select.
   */
  private final int[] tempo = new int[EMPTIES];

  /**
   * Makes an evaluator.
   *
   * @param weights weights of kind {@link PatternWeights#LINEAR}, in thousandths of a disc. Each
   *     stage has first one weight for each of the set's {@link PatternSet#weights()} classes of
   *     configurations. Then it has one weight for each number of empty squares of the stage, the
   *     greatest number first
   * @throws IllegalArgumentException if the weights are of another kind or number
   */
  LinearEvaluator(PatternWeights weights) {
    super(weights);
    PatternSet set = weights.set();
    weights.check(PatternWeights.LINEAR, stage -> set.weights() + STAGES.plies());
    int[] unused = unusedEntries(PackedConfigurations.WORDS);
    for (int empties = 0; empties < tempo.length; empties++) {
      int stage = STAGES.of(empties);
      boolean known = empties > 0 && STAGES.of(empties - 1) == stage;
      tables[empties] = known ? tables[empties - 1] : tables(stage);
      tempo[empties] = tempo(empties);
      for (int entry : unused) {
        tempo[empties] -= weights.numbers(stage)[table.number(entry)];
      }
    }
  }

  /** Returns the predictions of {@link #linear()}, also for other weights. */
  @Override
  public Optional<ProbCutTable> predictions() {
    return Optional.of(FittedPredictions.read("pattern/linear.probcut.csv"));
  }

  /** Returns a stage's table for each word; words of one pattern share a table. */
  private short[][] tables(int stage) {
    short[][] result = new short[PackedConfigurations.WORDS][];
    for (int word = 0; word < PackedConfigurations.WORDS; word++) {
      boolean known = word > 0 && vectors.pattern(word - 1) == vectors.pattern(word);
      result[word] = known ? result[word - 1] : table(stage, word);
    }
    return result;
  }

  private short[] table(int stage, int word) {
    short[] ofWord = new short[table.entryCount(word)];
    short[] numbers = weights().numbers(stage);
    int base = table.base()[word];
    for (int i = 0; i < ofWord.length; i++) {
      ofWord[i] = numbers[table.number(base + i)];
    }
    return ofWord;
  }

  @Override
  int value(PackedConfigurations position, long own, long opponent) {
    int empties = empties(own, opponent);
    return limited(tempo[empties] + position.sum(tables[empties], middle));
  }

  @Override
  int value(PackedConfigurations before, int square, long flips, long own, long opponent) {
    int empties = empties(own, opponent);
    return limited(
        tempo[empties] + before.sumAfter(square, flips, vectors, tables[empties], middle));
  }

  @Override
  int tempo(int empties) {
    return weights().numbers(STAGES.of(empties))[weights().set().weights() + STAGES.ply(empties)];
  }

  @Override
  int part(Reversi node, int entry) {
    return weights().numbers(STAGES.of(node.emptyCount()))[table.number(entry)];
  }

  @Override
  String rest() {
    return "limit of 64 discs";
  }
}
