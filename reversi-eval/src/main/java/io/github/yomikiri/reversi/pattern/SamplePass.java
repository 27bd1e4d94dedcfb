package io.github.yomikiri.reversi.pattern;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.stream.IntStream;

/**
 * Goes through the positions of a stage, on several threads, and adds something up for each.
 *
 * <p>The chunks are dealt to a fixed number of sums, which are added in their order at the end: floating point sums depend on their order,
 * and this one is always the same.
 */
final class SamplePass {

  private static final int SUMS = 8;

  /** What a position adds to a sum. */
  @FunctionalInterface
  interface Addition {
    void add(WeightNumbers row, int score, double[] sum);
  }

  private final PatternSet set;
  private final SampleFolder samples;

  SamplePass(PatternSet set, SampleFolder samples) {
    this.set = set;
    this.samples = samples;
  }

  /** Returns the number of weights of a stage. */
  int weights() {
    return new WeightNumbers(set).count();
  }

  /** Adds up over the positions of a stage and of some plies on either side. */
  double[] sum(int stage, int overlap, Addition addition) throws IOException {
    int chunks = samples.chunks();
    try {
      double[][] sums = IntStream.range(0, SUMS)
          .parallel()
          .mapToObj(first -> part(stage, overlap, first, chunks, addition))
          .toArray(double[][]::new);
      double[] sum = sums[0];
      for (int part = 1; part < SUMS; part++) {
        for (int i = 0; i < sum.length; i++) {
          sum[i] += sums[part][i];
        }
      }
      return sum;
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private double[] part(int stage, int overlap, int first, int chunks, Addition addition) {
    WeightNumbers row = new WeightNumbers(set);
    double[] sum = new double[row.count()];
    for (int chunk = first; chunk < chunks; chunk += SUMS) {
      try {
        read(chunk, stage, overlap, (own, opponent, score) -> {
          row.set(own, opponent);
          addition.add(row, score, sum);
        });
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return sum;
  }

  /** Returns the number of chunks. */
  int chunks() {
    return samples.chunks();
  }

  /** Reads the positions of a chunk that belong to a stage and to some plies on either side. */
  void read(int chunk, int stage, int overlap, SampleFolder.Consumer consumer) throws IOException {
    int max = Stage.maxEmpties(stage) + overlap;
    int min = Stage.maxEmpties(stage) - Stage.PLIES + 1 - overlap;
    samples.read(chunk, min, max, consumer);
  }
}
