package io.github.yomikiri.reversi.training;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.learn.fit.Learner;
import io.github.yomikiri.learn.fit.LearnerFactory;
import io.github.yomikiri.learn.fit.LeastSquares;
import io.github.yomikiri.learn.fit.Rows;
import io.github.yomikiri.learn.fit.StageRange;
import io.github.yomikiri.learn.fit.StageSamples;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.reversi.pattern.PatternSet;
import io.github.yomikiri.reversi.pattern.PatternWeights;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Trains a network form of a {@link PatternEvaluator} by back-propagation: after each position,
 * every weight that the position selects makes a small step down the gradient of the squared error.
 *
 * <p>The step is larger for a position with a greater weight. All numbers have the same rate. So
 * the weights of frequent configurations grow fast, and the weights of rare configurations stay
 * small. For a rare configuration the prediction depends on the smaller patterns that overlap it.
 * So an early end of the training has the effect that the penalty has in {@link LeastSquares}. The
 * rate falls to 0, so in the end the last positions count no more than the others.
 *
 * <p>The order of the positions is random, because otherwise the network would follow the order of
 * the games. The trainer reads the chunks in a random order, and shuffles the positions of each
 * chunk. Only one chunk is in memory.
 *
 * <p>A pass uses one thread, and the weights are the same on every machine.
 *
 * @param kind {@link PatternWeights#FOX} or {@link PatternWeights#EMBEDDING}
 * @param set the patterns
 * @param rate the rate of the first pass
 * @param passes the number of passes until the rate is 0
 * @param rare configurations that occur less often than this have no weights
 * @param seed the seed of the first weights and of the order of the positions
 */
record NetworkTrainer(String kind, PatternSet set, double rate, int passes, int rare, long seed)
    implements LearnerFactory {

  private boolean isFox() {
    return kind.equals(PatternWeights.FOX);
  }

  private Rows rows() {
    return (isFox() ? PatternNumbers.of(set) : PatternNumbers.withMobility(set)).rows();
  }

  @Override
  public Learner begin(StageRange stages, StageSamples samples) throws IOException {
    Net net = new Net(stages, samples, samples.counts(rows()));
    net.network.begin(random(stages, -1));
    return net;
  }

  @Override
  public Learner resume(StageRange stages, StageSamples samples, List<double[]> state) {
    Net net = new Net(stages, samples, state.get(0));
    net.network.restore(state.get(1));
    return net;
  }

  /**
   * Returns the random numbers of a pass. They are those of {@link Random}, because the library's
   * network was trained with them: the same positions still give the same weights.
   */
  private Random random(StageRange stages, int pass) {
    return new Random(Hash64.of(seed, stages.first(), pass));
  }

  /** The network of some stages. */
  private final class Net implements Learner {

    private final StageRange stages;
    private final StageSamples samples;
    private final double[] counts;
    private final LearningNetwork network;

    Net(StageRange stages, StageSamples samples, double[] counts) {
      this.stages = stages;
      this.samples = samples;
      this.counts = counts;
      network = isFox()
          ? new LearningFox(counts, rare, set)
          : new LearningEmbedding(stages, counts, rare, set);
    }

    @Override
    public void pass(int number) throws IOException {
      float passRate = (float) (rate * (passes - number) / passes);
      Random random = random(stages, number);
      Rows rows = rows();
      int[] row = new int[rows.length()];
      samples.readShuffled(list -> Collections.shuffle(list, random), (sample, weight) -> {
        rows.unpack().accept(sample.position(), row);
        int stage = stages.nearest(STAGES.of(sample.phase()));
        network.learn(row, stage, (float) sample.label(), (float) (passRate * weight));
      });
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
