package io.github.yomikiri.learn.fit;

import io.github.yomikiri.game.internal.AtomicFile;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Samples on disk, to learn from. A program can use far more samples than fit in memory.
 *
 * <p>The folder has numbered chunks. A chunk is a file of samples, sorted by phase. Its weight says
 * how much each of them counts. A chunk is never incomplete. So a program that fills a folder can
 * resume after an interruption with the first chunk that does not exist. To read some phases,
 * training reads their part of every chunk, with only a buffer in memory.
 *
 * @param <S> the type of the samples
 */
public final class SampleFolder<S> {

  /** The maximum weight of a sample. */
  public static final int MAX_WEIGHT = 1000;

  private final Path folder;
  private final SampleFormat<S> format;

  /**
   * Opens a folder.
   *
   * @param folder the folder of the chunks; it is created if it does not exist
   * @param format the form of the samples
   * @throws IOException if the folder cannot be created
   */
  public SampleFolder(Path folder, SampleFormat<S> format) throws IOException {
    this.folder = Files.createDirectories(folder);
    this.format = format;
  }

  /**
   * Returns the number of chunks.
   *
   * @return the number, which is also the number of the next chunk to write
   */
  public int chunks() {
    int count = 0;
    while (Files.exists(path(count))) {
      count++;
    }
    return count;
  }

  private Path path(int chunk) {
    return folder.resolve("chunk-%06d.positions".formatted(chunk));
  }

  /**
   * Collects the samples of a chunk in memory.
   *
   * @param <S> the type of the samples
   */
  public static final class Chunk<S> {

    private final double weight;
    private final SampleFormat<S> format;
    private final List<List<S>> byPhase;

    private Chunk(double weight, SampleFormat<S> format) {
      if (!(weight > 0 && weight <= MAX_WEIGHT)) {
        throw new IllegalArgumentException(
            "weight " + weight + " is not in (0, " + MAX_WEIGHT + "]");
      }
      this.weight = weight;
      this.format = format;
      byPhase = Stream.<List<S>>generate(ArrayList::new).limit(format.phases()).toList();
    }

    /**
     * Adds a sample.
     *
     * @param sample the sample
     */
    public void add(S sample) {
      byPhase.get(format.phase(sample)).add(sample);
    }
  }

  /**
   * Makes a chunk without samples.
   *
   * @param weight how much each sample counts: one with weight 2 counts as much as two with weight
   *     1
   * @return a new chunk, for {@link #append}
   * @throws IllegalArgumentException if the weight is not more than 0 and at most
   *     {@value #MAX_WEIGHT}
   */
  public Chunk<S> chunk(double weight) {
    return new Chunk<>(weight, format);
  }

  /**
   * Writes the next chunk.
   *
   * @param chunk the samples of the chunk
   * @throws IOException if writing fails
   */
  public void append(Chunk<S> chunk) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(format.bytes());
    AtomicFile.write(path(chunks()), out -> {
      out.writeDouble(chunk.weight);
      for (List<S> samples : chunk.byPhase) {
        out.writeInt(samples.size());
      }
      for (List<S> samples : chunk.byPhase) {
        for (S sample : samples) {
          format.write(sample, bytes.clear());
          out.write(bytes.array());
        }
      }
    });
  }

  /**
   * Returns the number of samples.
   *
   * @return the samples of all chunks together
   * @throws IOException if the size of a chunk cannot be read
   */
  public long size() throws IOException {
    int header = Double.BYTES + format.phases() * Integer.BYTES;
    long count = 0;
    for (int chunk = 0; chunk < chunks(); chunk++) {
      count += (Files.size(path(chunk)) - header) / format.bytes();
    }
    return count;
  }

  /**
   * Returns the samples of some phases.
   *
   * @param minPhase the first phase; it may be less than 0
   * @param maxPhase the last phase; it may be more than the last one of the game
   * @return the samples, which are read when they are asked for
   */
  public StageSamples<S> between(int minPhase, int maxPhase) {
    return new StageSamples<>(this, minPhase, maxPhase);
  }

  SampleFormat<S> format() {
    return format;
  }

  /** Reads the samples of some phases of a chunk. The consumer gets the bytes of each sample. */
  void read(int chunk, int minPhase, int maxPhase, Consumer<ByteBuffer> consumer)
      throws IOException {
    try (DataInputStream in = open(chunk)) {
      in.readDouble();
      long before = 0;
      long wanted = 0;
      for (int phase = 0; phase < format.phases(); phase++) {
        int count = in.readInt();
        before += phase < minPhase ? count : 0;
        wanted += phase >= minPhase && phase <= maxPhase ? count : 0;
      }
      in.skipNBytes(before * format.bytes());
      ByteBuffer bytes = ByteBuffer.allocate(format.bytes());
      for (long i = 0; i < wanted; i++) {
        in.readFully(bytes.array());
        consumer.accept(bytes.clear());
      }
    } catch (EOFException e) {
      throw cutShort(chunk, e);
    }
  }

  /** Returns how much each sample of a chunk counts. */
  double weight(int chunk) throws IOException {
    try (DataInputStream in = open(chunk)) {
      return in.readDouble();
    } catch (EOFException e) {
      throw cutShort(chunk, e);
    }
  }

  private DataInputStream open(int chunk) throws IOException {
    InputStream file = Files.newInputStream(path(chunk));
    return new DataInputStream(new BufferedInputStream(file, 1 << 16));
  }

  private IOException cutShort(int chunk, EOFException cause) {
    return new IOException(path(chunk) + ": the file is cut short", cause);
  }
}
