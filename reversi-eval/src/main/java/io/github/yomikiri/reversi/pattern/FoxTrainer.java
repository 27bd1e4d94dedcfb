package io.github.yomikiri.reversi.pattern;

import io.github.yomikiri.game.Hash64;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Trains a {@link FoxEvaluator} by back-propagation: after each position, every weight that took part goes a small step down the gradient of the
 * squared error.
 *
 * <p>All weights have the same rate. So a configuration gets away from 0 as fast as it is seen, and rare ones, of which little
 * is known, leave the prediction to the smaller patterns that overlap them: stopping early does here what the penalty does for
 * {@link LinearTrainer}. The rate falls to nothing, so that in the end the last positions count no more than the others.
 *
 * <p>The order of the positions is random, else the net would follow the order of the games: chunks are taken in a random order, and the positions
 * of one, which are all that is in memory, are shuffled.
 *
 * <p>A pass is made by one thread, and the weights are the same on every machine. Stages know nothing of each other: several trainers can
 * train one each at the same time. For one thread at a time.
 */
public final class FoxTrainer {

  private final FoxOptions options;
  private final SamplePass pass;
  private final PatternSet set;
  private final int size;

  /**
   * Makes a trainer.
   *
   * @param set the patterns
   * @param samples the positions to learn from
   * @param options how
   */
  public FoxTrainer(PatternSet set, SampleFolder samples, FoxOptions options) {
    this.options = options;
    this.set = set;
    pass = new SamplePass(set, samples);
    size = pass.weights();
  }

  /**
   * Trains a stage. After every pass what is known is written to a file; a file that is there already is what an interrupted call
   * with the same options left behind, and is gone on with.
   *
   * @param stage in {@code [0, Stage.COUNT)}
   * @param checkpoint the file
   * @param passDone told of the number of passes made
   * @return the weights, as {@link FoxEvaluator} wants them
   * @throws IOException if reading the positions or writing the file fails
   */
  public short[] train(int stage, Path checkpoint, IntConsumer passDone) throws IOException {
    Checkpoint known = Checkpoint.readOrNull(checkpoint, FoxEvaluator.KIND, size);
    double[] counts = known != null
        ? known.vectors().get(0)
        : pass.sum(stage, options.overlap(), (row, score, sum) -> row.addTo(sum, 1));
    FoxNetwork network = new FoxNetwork(counts, options.rare(), set.places() + 1);
    if (known != null) {
      double[] learned = known.vectors().get(1);
      if (learned.length != network.size()) {
        throw new IOException(checkpoint + ": was made with another option for what is rare");
      }
      network.restore(learned);
    } else {
      network.begin(random(stage, -1));
    }
    for (int done = known != null ? known.steps() : 0; done < options.passes(); ) {
      goThrough(stage, done++, network);
      new Checkpoint(FoxEvaluator.KIND, done, List.of(counts, network.learned())).write(checkpoint);
      passDone.accept(done);
    }
    return network.weights(FoxEvaluator.maxInput(set));
  }

  /** Makes a pass, numbered from 0. */
  private void goThrough(int stage, int number, FoxNetwork network) throws IOException {
    float rate = (float) (options.rate() * (options.passes() - number) / options.passes());
    Random random = random(stage, number);
    WeightNumbers row = new WeightNumbers(set);
    List<Integer> chunks =
        IntStream.range(0, pass.chunks()).boxed().collect(Collectors.toCollection(ArrayList::new));
    Collections.shuffle(chunks, random);
    for (int chunk : chunks) {
      List<long[]> positions = new ArrayList<>();
      pass.read(
          chunk,
          stage,
          options.overlap(),
          (own, opponent, score) -> positions.add(new long[] {own, opponent, score}));
      Collections.shuffle(positions, random);
      for (long[] position : positions) {
        row.set(position[0], position[1]);
        network.learn(row.row(), (int) position[2], rate);
      }
    }
  }

  private Random random(int stage, int number) {
    return new Random(Hash64.of(options.seed(), stage, number));
  }
}
