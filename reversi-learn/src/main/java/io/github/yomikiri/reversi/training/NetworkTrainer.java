package io.github.yomikiri.reversi.training;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.reversi.internal.EmbeddingLayout;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.reversi.pattern.PatternSet;
import io.github.yomikiri.reversi.pattern.PatternWeights;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Trains a network form of a {@link PatternEvaluator} by back-propagation: after each position,
 * every weight that the position selects makes a small step down the gradient of the squared error.
 *
 * <p>The step is larger for a position with a greater weight. All numbers have the same rate. So
 * the weights of frequent configurations grow fast, and the weights of rare configurations stay
 * small. For a rare configuration the prediction depends on the smaller patterns that overlap it.
 * So an early end of the training has the effect that the penalty has in {@link LinearTrainer}. The
 * rate falls to 0, so in the end the last positions count no more than the others.
 *
 * <p>The order of the positions is random, because otherwise the network would follow the order of
 * the games. The trainer reads the chunks in a random order, and shuffles the positions of each
 * chunk. Only one chunk is in memory.
 *
 * <p>A pass uses one thread, and the weights are the same on every machine. Stages that share no
 * weights are independent, so several trainers can train them at the same time. For one thread at a
 * time.
 */
final class NetworkTrainer extends WeightTrainer {

  private final TrainingOptions.Network options;

  /**
   * Makes a trainer.
   *
   * @param set the patterns
   * @param samples the positions to learn from
   * @param options the rate, the passes, the overlap and the seed
   */
  NetworkTrainer(PatternSet set, SampleFolder samples, TrainingOptions.Network options) {
    super(
        options.kind(),
        StageRange.of(isFox(options) ? 1 : EmbeddingLayout.SHARING),
        set,
        () -> isFox(options) ? WeightNumbers.ofPatterns(set) : WeightNumbers.withMobility(set),
        samples,
        options);
    this.options = options;
  }

  private static boolean isFox(TrainingOptions.Network options) {
    return options.kind().equals(PatternWeights.FOX);
  }

  @Override
  Learner begin(StageRange stages) throws IOException {
    Net net = new Net(stages, samples.sum(stages, (row, score, weight, sum) -> row.addTo(sum, 1)));
    net.network.begin(random(stages, -1));
    return net;
  }

  @Override
  Learner goOn(StageRange stages, List<double[]> state) {
    Net net = new Net(stages, state.get(0));
    net.network.restore(state.get(1));
    return net;
  }

  /**
   * Returns the random numbers of a pass. They are those of {@link Random}, because the library's
   * network was trained with them: the same positions still give the same weights.
   */
  private Random random(StageRange stages, int pass) {
    return new Random(Hash64.of(options.seed(), stages.first(), pass));
  }

  /** The network of some stages. */
  private final class Net implements Learner {

    private final StageRange stages;
    private final double[] counts;
    private final LearningNetwork network;

    Net(StageRange stages, double[] counts) {
      this.stages = stages;
      this.counts = counts;
      network = isFox(options)
          ? new LearningFox(counts, options.rare(), set)
          : new LearningEmbedding(stages, counts, options.rare(), set);
    }

    @Override
    public void pass(int number) throws IOException {
      float rate = (float) (options.rate() * (options.passes() - number) / options.passes());
      Random random = random(stages, number);
      WeightNumbers row = samples.row();
      List<Integer> chunks = IntStream.range(0, samples.chunks())
          .boxed()
          .collect(Collectors.toCollection(ArrayList::new));
      Collections.shuffle(chunks, random);
      for (int chunk : chunks) {
        List<long[]> positions = new ArrayList<>();
        samples.read(
            chunk,
            stages,
            (own, opponent, score) -> positions.add(new long[] {own, opponent, score}));
        Collections.shuffle(positions, random);
        float step = (float) (rate * samples.weight(chunk));
        for (long[] position : positions) {
          row.set(position[0], position[1]);
          network.learn(row.row(), stages.of(position[0], position[1]), (int) position[2], step);
        }
      }
    }

    @Override
    public List<double[]> state() {
      return List.of(counts, network.learned());
    }

    @Override
    public List<short[]> weights() {
      return network.weights();
    }
  }
}
