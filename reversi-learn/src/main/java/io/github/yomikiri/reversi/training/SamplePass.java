package io.github.yomikiri.reversi.training;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;

import io.github.yomikiri.game.internal.Crc32c;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.zip.Checksum;

/**
 * Reads the positions of some stages on several threads, and computes a sum over them.
 *
 * <p>Floating point sums depend on the order of additions, so this order is always the same. Each
 * chunk belongs to one of {@value #SUMS} partial sums, which are added in their order at the end.
 */
final class SamplePass {

  private static final int SUMS = 8;

  /** Adds the part of a position to a sum, multiplied by the weight of the position. */
  @FunctionalInterface
  interface Addition {
    void add(WeightNumbers row, int score, double weight, double[] sum);
  }

  private final Supplier<WeightNumbers> rows;
  private final SampleFolder samples;
  private final int overlap;

  /**
   * Makes a pass.
   *
   * @param rows makes empty rows
   * @param overlap the number of plies on either side of the stages whose positions also belong to
   *     them
   */
  SamplePass(Supplier<WeightNumbers> rows, SampleFolder samples, int overlap) {
    this.rows = rows;
    this.samples = samples;
    this.overlap = overlap;
  }

  /** Returns the number of weights of a stage. */
  int weights() {
    return row().count();
  }

  /** Returns a sum over the positions of some stages. */
  double[] sum(StageRange stages, Addition addition) throws IOException {
    int chunks = samples.chunks();
    try {
      // Without a chunk, a partial sum is 0, and only the first is needed.
      int parts = Math.max(1, Math.min(SUMS, chunks));
      double[][] sums = IntStream.range(0, parts)
          .parallel()
          .mapToObj(first -> part(stages, first, chunks, addition))
          .toArray(double[][]::new);
      double[] sum = sums[0];
      for (int part = 1; part < parts; part++) {
        for (int i = 0; i < sum.length; i++) {
          sum[i] += sums[part][i];
        }
      }
      return sum;
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private double[] part(StageRange stages, int first, int chunks, Addition addition) {
    WeightNumbers row = row();
    double[] sum = new double[weights()];
    for (int chunk = first; chunk < chunks; chunk += SUMS) {
      try {
        double weight = samples.weight(chunk);
        read(chunk, stages, (own, opponent, score) -> {
          row.set(own, opponent);
          addition.add(row, score, weight, sum);
        });
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return sum;
  }

  /** Makes an empty row. */
  WeightNumbers row() {
    return rows.get();
  }

  /** Returns the number of positions, of all stages. */
  long positions() throws IOException {
    return samples.positions();
  }

  /**
   * Returns a checksum of the positions of some stages, their scores and their weights, in the
   * order in which they are read.
   */
  int checksum(StageRange stages) throws IOException {
    Checksum crc = Crc32c.create();
    ByteBuffer position = ByteBuffer.allocate(2 * Long.BYTES + 1);
    for (int chunk = 0; chunk < chunks(); chunk++) {
      crc.update(position.clear().putDouble(weight(chunk)).flip());
      read(chunk, stages, (own, opponent, score) -> {
        position.clear().putLong(own).putLong(opponent).put((byte) score).flip();
        crc.update(position);
      });
    }
    return (int) crc.getValue();
  }

  /** Returns how much each position of a chunk counts. */
  double weight(int chunk) throws IOException {
    return samples.weight(chunk);
  }

  /** Returns the number of chunks. */
  int chunks() {
    return samples.chunks();
  }

  /** Reads the positions of a chunk that belong to some stages. */
  void read(int chunk, StageRange stages, SampleFolder.Consumer consumer) throws IOException {
    int max = STAGES.maxEmpties(stages.first()) + overlap;
    int min = STAGES.minEmpties(stages.last()) - overlap;
    samples.read(chunk, min, max, consumer);
  }
}
