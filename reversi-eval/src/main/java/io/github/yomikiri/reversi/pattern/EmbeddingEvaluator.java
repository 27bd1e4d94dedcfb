package io.github.yomikiri.reversi.pattern;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;

import io.github.yomikiri.reversi.Bitboard;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.internal.EmbeddingLayout;
import io.github.yomikiri.reversi.internal.FittedPredictions;
import io.github.yomikiri.reversi.internal.MobilityInputs;
import io.github.yomikiri.search.probcut.ProbCutTable;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A network on embeddings of patterns and of mobility. Each configuration of each pattern has an
 * embedding: 16 numbers, which the five stages of a phase share. So have the legal moves of each
 * side in each row and column, and four counts (see {@link MobilityInputs}). Two small layers of
 * the stage turn the sum of embeddings into the value.
 *
 * <pre>
 *   first[j]  = clip(sum over inputs i of embedding[i][j]  +  tempo[empty squares][j])
 *   second[k] = clip(constant[stage][k]  +  sum over j of weight[stage][j][k] * first[j])
 *   value     = constant[stage]  +  sum over k of output[stage][k] * second[k]
 *   clip(x)   = 0 if x &lt; 0, 1 if x &gt; 1, otherwise x
 * </pre>
 *
 * <p>The legal moves depend on all lines of the board at once, so patterns alone do not show how
 * many there are. Mobility as inputs makes the mean error a twelfth smaller.
 *
 * <p>The embedding is the first layer of a network whose inputs are the counts of configurations,
 * as in vsOtha's fox ({@link FoxEvaluator}). Because stages share it, each embedding is learned
 * from the positions of 20 plies. So there can be twice as many units as in the fox.
 *
 * <p><b>Fixed point.</b> A step is 1/1024. A word has four lanes of 16 bits, so an embedding is
 * four words. Input numbers are so small that each lane holds the sum over all inputs; carries
 * between lanes cancel out in the end. Then all numbers are integers of 32 bits, except for the
 * last product by 1000. The second layer rounds to the nearest step, halves up; the value rounds to
 * the nearest thousandth, halves up.
 *
 * <p>A search keeps the configurations up to date, but not the sums. A move changes the
 * configurations of about half of the places, and the embeddings of both sides have different
 * numbers. So keeping sums would take more additions than a new sum takes.
 *
 * <p>There are two forms of this computation, {@link ScalarEmbedding} and {@link VectorEmbedding}.
 * Their results are equal.
 *
 * <p>In an {@linkplain #explain explanation}, a place contributes the difference between the value
 * and the value without that place, as in the fox. Mobility contributes the difference between the
 * value and the value without all its inputs.
 *
 * <p>The unit is 1/1000 of a disc, as for every {@link PatternEvaluator}. Immutable, for any number
 * of threads.
 */
final class EmbeddingEvaluator extends PatternEvaluator {

  private static final int UNITS = EmbeddingLayout.UNITS;
  private static final int LANES = 4;

  /** The number of words of an embedding. */
  static final int WORDS = UNITS / LANES;

  /** What is added to each lane, so that no sum is negative. */
  static final int ZERO = 1 << 15;

  /** {@link #ZERO} in all lanes. */
  private static final long ZEROS = 0x8000_8000_8000_8000L;

  /** The maximum number of words of inputs. */
  static final int MAX_INPUT_WORDS = PackedConfigurations.WORDS + MobilityInputs.WORDS;

  private static final boolean VECTORS = EmbeddingSwitch.isOn();

  /**
   * For each stage and each word of inputs, the embeddings that its lanes select. The stages of a
   * phase share them, and so do the words of a pattern.
   */
  private final long[][][] embeddings = new long[STAGES.count()][][];
  /**
   * For each number of empty squares, what is added to the sum. This is less by the embeddings that
   * unused lanes select.
   */
  private final long[][] tempo = new long[EMPTIES][WORDS];
  /** For each stage, the layers. */
  private final EmbeddingLayers[] layers = new EmbeddingLayers[STAGES.count()];

  /**
   * Makes an evaluator.
   *
   * @param weights weights of kind {@link PatternWeights#EMBEDDING}, in the order of
   *     {@link EmbeddingLayout}
   * @throws IllegalArgumentException if the weights are of another kind or number, or a number of
   *     an embedding is too great
   */
  EmbeddingEvaluator(PatternWeights weights) {
    super(weights);
    weights.check(PatternWeights.EMBEDDING, this::numbers);
    for (int stage = 0; stage < STAGES.count(); stage++) {
      checkInputs(stage);
      short[] numbers = weights.numbers(stage);
      layers[stage] = EmbeddingLayers.of(numbers, UNITS * (embeddings(stage) + STAGES.plies()));
      int first = EmbeddingLayout.firstOfPhase(stage);
      embeddings[stage] = first == stage ? tables(stage) : embeddings[first];
    }
    int[] unused = unusedEntries(vectors.count());
    for (int empties = 0; empties < EMPTIES; empties++) {
      for (int i = 0; i < WORDS; i++) {
        tempo[empties][i] = tempo(empties, i);
        for (int entry : unused) {
          tempo[empties][i] -= embedding(STAGES.of(empties), entry, i);
        }
      }
    }
  }

  @Override
  public boolean isSlow() {
    return true;
  }

  /** Returns a stage's table for each word of inputs. */
  private long[][] tables(int stage) {
    long[][] tables = new long[vectors.count() + MobilityInputs.WORDS][];
    for (int word = 0; word < tables.length; word++) {
      int first = firstEntry(word);
      boolean known = word > 0 && firstEntry(word - 1) == first;
      tables[word] = known ? tables[word - 1] : table(stage, first, entryCount(word));
    }
    return tables;
  }

  private long[] table(int stage, int first, int count) {
    short[] numbers = weights().numbers(EmbeddingLayout.firstOfPhase(stage));
    long[] words = new long[WORDS * count];
    for (int i = 0; i < count; i++) {
      int number = number(first + i);
      for (int part = 0; part < WORDS; part++) {
        words[WORDS * i + part] = pack(numbers, number, part);
      }
    }
    return words;
  }

  /**
   * Returns the first entry that a word's lanes can select. Configurations come first, and then
   * mobility.
   */
  private int firstEntry(int word) {
    int mobility = word - vectors.count();
    return mobility < 0 ? table.base()[word] : table.size() + MobilityInputs.base(mobility);
  }

  private int entryCount(int word) {
    int mobility = word - vectors.count();
    return mobility < 0 ? table.entryCount(word) : MobilityInputs.entryCount(mobility);
  }

  /** Returns a word of an entry's embedding. */
  private long embedding(int stage, int entry, int part) {
    return pack(weights().numbers(EmbeddingLayout.firstOfPhase(stage)), number(entry), part);
  }

  /** Returns the class of an entry. */
  private int number(int entry) {
    return entry < table.size()
        ? table.number(entry)
        : weights().set().weights() + MobilityInputs.classOf(entry - table.size());
  }

  private int embeddings(int stage) {
    return EmbeddingLayout.embeddings(stage, weights().set().weights());
  }

  private int numbers(int stage) {
    return EmbeddingLayout.numbers(stage, weights().set().weights(), STAGES.plies());
  }

  private void checkInputs(int stage) {
    int tempos = UNITS * embeddings(stage);
    int max = EmbeddingLayout.maxInput(weights().set().places());
    checkInputs(stage, 0, tempos, "an embedding", max);
    int end = tempos + UNITS * STAGES.plies();
    checkInputs(stage, tempos, end, "empty squares", EmbeddingLayout.MAX_TEMPO);
  }

  private void checkInputs(int stage, int from, int to, String what, int max) {
    short[] numbers = weights().numbers(stage);
    for (int i = from; i < to; i++) {
      if (numbers[i] < -max || numbers[i] > max) {
        throw new IllegalArgumentException("stage " + stage + ": number " + numbers[i] + " of "
            + what + " is outside [-" + max + ", " + max + "]");
      }
    }
  }

  /** Packs four numbers into a word: each is shifted to its lane, and the results are added. */
  private static long pack(short[] numbers, int input, int part) {
    long word = 0;
    for (int lane = 0; lane < LANES; lane++) {
      word += (long) numbers[UNITS * input + LANES * part + lane] << 16 * lane;
    }
    return word;
  }

  private long tempo(int empties, int part) {
    int stage = STAGES.of(empties);
    return ZEROS + pack(weights().numbers(stage), embeddings(stage) + STAGES.ply(empties), part);
  }

  /** Returns the predictions of {@link #network()}, also for other weights. */
  @Override
  public Optional<ProbCutTable> predictions() {
    return Optional.of(FittedPredictions.read("pattern/embedding.probcut.csv"));
  }

  @Override
  int value(PackedConfigurations position, long own, long opponent) {
    int empties = empties(own, opponent);
    int stage = STAGES.of(empties);
    long[] words = inputs(position, own, opponent);
    return limited(
        VECTORS
            ? VectorEmbedding.value(
                words, embeddings[stage], tempo[empties], layers[stage].numbers())
            : ScalarEmbedding.value(
                words, embeddings[stage], tempo[empties], layers[stage].pairs()));
  }

  private long[] inputs(PackedConfigurations position, long own, long opponent) {
    // Mobility follows the words that hold places, and overwrites those that do not.
    // MobilityInputs does not call legalMoves itself, because it would then be nested too deeply to
    // be inlined. On the Vector API, a value would take 1.6 times as long.
    long[] words = new long[MAX_INPUT_WORDS];
    position.numbers(middle, words);
    MobilityInputs.words(
        own,
        opponent,
        Bitboard.legalMoves(own, opponent),
        Bitboard.legalMoves(opponent, own),
        words,
        vectors.count());
    return words;
  }

  @Override
  int tempo(int empties) {
    long[] pairs = layers[STAGES.of(empties)].pairs();
    return limited(ScalarEmbedding.value(
        tempo(empties, 0), tempo(empties, 1), tempo(empties, 2), tempo(empties, 3), pairs));
  }

  @Override
  int part(Reversi node, int entry) {
    return part(node, new int[] {entry});
  }

  @Override
  Optional<Explanation.Contribution> mobility(Reversi node) {
    int[] entries = Arrays.stream(MobilityInputs.entries(node.own(), node.opponent()))
        .map(entry -> table.size() + entry)
        .toArray();
    String moves = Long.bitCount(Bitboard.legalMoves(node.own(), node.opponent())) + " - "
        + Long.bitCount(Bitboard.legalMoves(node.opponent(), node.own()));
    return Optional.of(
        new Explanation.Contribution("mobility", List.of(), moves, part(node, entries)));
  }

  /** Returns the difference between the value and the value without some entries of the table. */
  private int part(Reversi node, int[] entries) {
    int empties = node.emptyCount();
    int stage = STAGES.of(empties);
    long[] without = tempo[empties].clone();
    for (int entry : entries) {
      for (int i = 0; i < WORDS; i++) {
        without[i] -= embedding(stage, entry, i);
      }
    }
    long[] words = inputs(configurations(node), node.own(), node.opponent());
    return evaluate(node)
        - limited(ScalarEmbedding.value(words, embeddings[stage], without, layers[stage].pairs()));
  }

  @Override
  String rest() {
    return "interplay";
  }
}
