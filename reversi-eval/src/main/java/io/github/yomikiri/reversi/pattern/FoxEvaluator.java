package io.github.yomikiri.reversi.pattern;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.internal.FoxLayout;
import io.github.yomikiri.reversi.internal.Sigmoid;

/**
 * The fox, vsOtha's second evaluator (2005): a perceptron of three layers over the patterns of Buro
 * (1997). The perceptron takes the place of the linear evaluator's sum.
 *
 * <pre>
 *   unit[j] = f(sum over places p of input[stage][pattern of p][configuration at p][j]  +  tempo[empty squares][j])
 *   value   = sum over j of output[stage][j] * unit[j]  +  constant[stage]
 *   f(x)    = 1 / (1 + exp(-x / 8)) - 1/2
 * </pre>
 *
 * <p>An input of the perceptron is the number of times that a configuration occurs. So each place
 * adds the input weights of its configuration to the hidden units. There are 8 hidden units j. The
 * 1/2 that is subtracted from vsOtha's f only changes the constant.
 *
 * <p><b>What a sum cannot do:</b> in a network, the worth of one pattern can depend on the other
 * patterns. If a unit is near its limits, a good or bad edge changes the value only a little.
 *
 * <p><b>Fixed point.</b> Input weights are in 128ths. They are so small that the sum over all
 * places fits into 16 bits, so a {@code long} holds the sums of four units. Carries between the
 * units cancel out in the end. Two sums of longs are enough for all eight units, and cost about
 * three times as much as a linear evaluator's sum. Output weights and the constant are in 128ths of
 * a disc. f is in 65,536ths and comes from a table.
 *
 * <p>In an {@linkplain #explain explanation}, a place contributes the difference between the value
 * and the value without that place. The number of empty squares contributes the value without any
 * place. These contributions do not add up to the value; the difference is called interplay.
 *
 * <p>The unit is 1/1000 of a disc, as for every {@link PatternEvaluator}. Immutable, for any number
 * of threads.
 */
final class FoxEvaluator extends PatternEvaluator {

  private static final int UNITS = FoxLayout.UNITS;
  private static final int LANES = 4;
  private static final long ZEROS = inAllLanes(Sigmoid.ZERO);
  private static final long DISC = (long) FoxLayout.OUTPUT * Sigmoid.ONE;

  /** For each word, the index of the first pair of its pattern. */
  private final int[] base = new int[PackedConfigurations.WORDS];
  /**
   * Pairs of words, for each stage and each configuration of each pattern: the weights to units
   * 0-3, and the weights to units 4-7.
   */
  private final long[][] tables = new long[STAGES.count()][];
  /**
   * Pairs of words, for each number of empty squares: its weights less the sums of the weights that
   * unused lanes select.
   */
  private final long[] tempo = new long[2 * EMPTIES];
  /** For each stage, the output weights of the units, then the constant. */
  private final int[][] outputs = new int[STAGES.count()][UNITS + 1];

  /**
   * Makes an evaluator.
   *
   * @param weights weights of kind {@link PatternWeights#FOX}. Each stage has 8 input weights for
   *     each of the set's {@link PatternSet#weights()} classes of configurations. Then it has 8
   *     input weights for each number of empty squares of the stage, the maximum number first. Then
   *     it has the output weights and the constant
   * @throws IllegalArgumentException if the weights are of another kind or number, or an input
   *     weight is too great
   */
  FoxEvaluator(PatternWeights weights) {
    super(weights);
    int tempos = weights.set().weights();
    int inputs = tempos + STAGES.plies();
    weights.check(PatternWeights.FOX, stage -> FoxLayout.numbers(inputs));
    for (int word = 0; word < base.length; word++) {
      base[word] = 2 * table.base()[word];
    }
    for (int stage = 0; stage < STAGES.count(); stage++) {
      short[] numbers = weights.numbers(stage);
      checkInputs(numbers, FoxLayout.maxInput(weights.set().places()), stage);
      tables[stage] = new long[2 * table.size()];
      for (int i = 0; i < tables[stage].length; i++) {
        tables[stage][i] = pack(numbers, table.number(i / 2), i % 2);
      }
      for (int i = 0; i <= UNITS; i++) {
        outputs[stage][i] = numbers[UNITS * inputs + i];
      }
    }
    int[] unused = unusedEntries(PackedConfigurations.WORDS);
    for (int i = 0; i < tempo.length; i++) {
      int stage = STAGES.of(i / 2);
      tempo[i] = ZEROS + pack(weights.numbers(stage), tempos + STAGES.ply(i / 2), i % 2);
      for (int entry : unused) {
        tempo[i] -= tables[stage][2 * entry + i % 2];
      }
    }
  }

  private static void checkInputs(short[] numbers, int max, int stage) {
    for (int i = 0; i < numbers.length - UNITS - 1; i++) {
      if (numbers[i] < -max || numbers[i] > max) {
        throw new IllegalArgumentException("stage " + stage + ": input weight " + numbers[i]
            + " is outside [-" + max + ", " + max + "]");
      }
    }
  }

  /**
   * Packs four input weights into a word: each is shifted to its lane, and the results are added.
   */
  private static long pack(short[] numbers, int input, int half) {
    long word = 0;
    for (int lane = 0; lane < LANES; lane++) {
      word += (long) numbers[UNITS * input + LANES * half + lane] << 16 * lane;
    }
    return word;
  }

  @Override
  int value(PackedConfigurations position, long own, long opponent) {
    int empties = empties(own, opponent);
    int stage = STAGES.of(empties);
    return output(
        tempo[2 * empties] + position.sum(tables[stage], base, middle, 0),
        tempo[2 * empties + 1] + position.sum(tables[stage], base, middle, 1),
        outputs[stage]);
  }

  /** Returns the value, from the input sums of units 0-3 and of units 4-7. */
  private static int output(long low, long high, int[] weights) {
    // A weight times a unit's output has at most 31 bits, so a sum of nine products has at most 35.
    long sum = (long) weights[UNITS] << 16;
    for (int lane = 0; lane < LANES; lane++) {
      sum += (long) weights[lane] * Sigmoid.of((int) (low >>> 16 * lane & 0xFFFF));
      sum += (long) weights[LANES + lane] * Sigmoid.of((int) (high >>> 16 * lane & 0xFFFF));
    }
    return limited((int) Math.floorDiv(1000 * sum + DISC / 2, DISC));
  }

  @Override
  int tempo(int empties) {
    int input = weights().set().weights() + STAGES.ply(empties);
    int stage = STAGES.of(empties);
    return output(
        ZEROS + pack(weights().numbers(stage), input, 0),
        ZEROS + pack(weights().numbers(stage), input, 1),
        outputs[stage]);
  }

  @Override
  int part(Reversi node, int entry) {
    PackedConfigurations position = configurations(node);
    int empties = node.emptyCount();
    int stage = STAGES.of(empties);
    long[] pairs = tables[stage];
    int without = output(
        tempo[2 * empties] + position.sum(pairs, base, middle, 0) - pairs[2 * entry],
        tempo[2 * empties + 1] + position.sum(pairs, base, middle, 1) - pairs[2 * entry + 1],
        outputs[stage]);
    return evaluate(node) - without;
  }

  @Override
  String rest() {
    return "interplay";
  }

  private static long inAllLanes(long number) {
    return number << 48 | number << 32 | number << 16 | number;
  }
}
