package io.github.yomikiri.learn.fit;

import io.github.yomikiri.game.internal.Crc32c;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.ObjDoubleConsumer;
import java.util.stream.IntStream;
import java.util.zip.Checksum;

/**
 * The samples that some stages learn from: those of some phases of a {@link SampleFolder}.
 *
 * <p>Sums over them are computed on several threads. Floating point sums depend on the order of
 * additions, so this order is always the same. Each chunk belongs to one of {@value #SUMS} partial
 * sums, which are added in their order at the end.
 */
public final class StageSamples {

  private static final int SUMS = 8;

  /** Adds the part of a sample to a sum. */
  @FunctionalInterface
  public interface Addition {

    /**
     * Adds the part of a sample.
     *
     * @param row the numbers of the weights that the sample selects
     * @param label the sample's label
     * @param weight how much the sample counts
     * @param sum the sum so far
     */
    void add(int[] row, double label, double weight, double[] sum);
  }

  private final SampleFolder folder;
  private final int minPhase;
  private final int maxPhase;

  StageSamples(SampleFolder folder, int minPhase, int maxPhase) {
    this.folder = folder;
    this.minPhase = minPhase;
    this.maxPhase = maxPhase;
  }

  /**
   * Returns the number of chunks.
   *
   * @return the number
   */
  public int chunks() {
    return folder.chunks();
  }

  /**
   * Returns how much each sample of a chunk counts.
   *
   * @param chunk the number of the chunk, in {@code [0, chunks())}
   * @return the weight, more than 0
   * @throws IOException if reading fails or the chunk is damaged
   */
  public double weight(int chunk) throws IOException {
    return folder.header(chunk).weight();
  }

  /**
   * Reads the samples of a chunk.
   *
   * @param chunk the number of the chunk, in {@code [0, chunks())}
   * @param consumer takes the samples
   * @throws IOException if reading fails or the chunk is damaged
   */
  public void read(int chunk, Consumer<Sample> consumer) throws IOException {
    folder.read(
        chunk,
        minPhase,
        maxPhase,
        (bytes, phase) -> consumer.accept(folder.format().read(phase, bytes)));
  }

  /**
   * Reads all samples in a random order. Only one chunk is in memory.
   *
   * @param shuffle shuffles a list; it is called for the order of the chunks, and then for the
   *     samples of each
   * @param consumer takes the samples, and how much each counts
   * @throws IOException if reading fails or a chunk is damaged
   */
  public void readShuffled(Consumer<List<?>> shuffle, ObjDoubleConsumer<Sample> consumer)
      throws IOException {
    List<Integer> chunks = new ArrayList<>(IntStream.range(0, chunks()).boxed().toList());
    shuffle.accept(chunks);
    for (int chunk : chunks) {
      List<Sample> samples = new ArrayList<>();
      read(chunk, samples::add);
      shuffle.accept(samples);
      double weight = weight(chunk);
      samples.forEach(sample -> consumer.accept(sample, weight));
    }
  }

  /**
   * Counts how often the samples select each weight.
   *
   * @param rows the weights that a sample selects
   * @return a count for each weight
   * @throws IOException if reading fails or a chunk is damaged
   */
  public double[] counts(Rows rows) throws IOException {
    return sum(rows, rows.count(), (row, label, weight, sum) -> addTo(sum, row, 1));
  }

  /** Adds an amount to a vector's components at the numbers of a row. */
  static void addTo(double[] vector, int[] row, double amount) {
    for (int number : row) {
      vector[number] += amount;
    }
  }

  /**
   * Returns a sum over the samples, which does not depend on the number of threads.
   *
   * @param rows the weights that a sample selects
   * @param size the number of components of the sum
   * @param addition adds the part of each sample; called by several threads
   * @return the sum
   * @throws IOException if reading fails or a chunk is damaged
   */
  public double[] sum(Rows rows, int size, Addition addition) throws IOException {
    int chunks = chunks();
    try {
      // Without a chunk, a partial sum is 0, and only the first is needed.
      int parts = Math.max(1, Math.min(SUMS, chunks));
      double[][] sums = IntStream.range(0, parts)
          .parallel()
          .mapToObj(first -> part(rows, size, first, chunks, addition))
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

  private double[] part(Rows rows, int size, int first, int chunks, Addition addition) {
    int[] row = new int[rows.length()];
    double[] sum = new double[size];
    for (int chunk = first; chunk < chunks; chunk += SUMS) {
      try {
        double weight = weight(chunk);
        read(chunk, sample -> {
          rows.unpack().accept(sample.position(), row);
          addition.add(row, sample.label(), weight, sum);
        });
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return sum;
  }

  /**
   * Returns a text that identifies these samples. It has the size of the whole folder, and a
   * checksum of the weights and of their chunks' checksums, in the order of reading.
   */
  String described() throws IOException {
    Checksum crc = Crc32c.create();
    for (int chunk = 0; chunk < chunks(); chunk++) {
      ChunkHeader header = folder.header(chunk);
      int end = Math.min(maxPhase + 1, header.phases().size());
      String own = header.weight() + " " + header.phases().subList(Math.max(0, minPhase), end);
      crc.update(own.getBytes(StandardCharsets.UTF_8));
    }
    return String.format(
        Locale.ROOT, "%d positions, CRC-32C %08x of the stage's", folder.size(), crc.getValue());
  }
}
