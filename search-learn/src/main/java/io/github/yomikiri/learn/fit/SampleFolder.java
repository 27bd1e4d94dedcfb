package io.github.yomikiri.learn.fit;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.AtomicFile;
import io.github.yomikiri.game.internal.Crc32c;
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
import java.util.Locale;
import java.util.function.ObjIntConsumer;
import java.util.stream.Stream;
import java.util.zip.Checksum;
import org.jspecify.annotations.Nullable;

/**
 * Samples on disk, to learn from. A program can use far more samples than fit in memory.
 *
 * <p>The folder has numbered chunks. A chunk is a file of samples, sorted by phase, with checksums.
 * Its weight says how much each of them counts. A chunk is never incomplete. So a program that
 * fills a folder can resume after an interruption with the first chunk that does not exist. To read
 * some phases, training reads their part of every chunk, with only a buffer in memory.
 */
public final class SampleFolder {

  /** The maximum weight of a sample. */
  public static final int MAX_WEIGHT = 1000;

  private static final int BLOCK = 1 << 16;

  private final Path folder;
  private final SampleFormat format;

  /**
   * Opens a folder.
   *
   * @param folder the folder of the chunks; it is created if it does not exist
   * @param format the form of the samples
   * @throws IOException if the folder cannot be created
   */
  public SampleFolder(Path folder, SampleFormat format) throws IOException {
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
    return folder.resolve(String.format(Locale.ROOT, "chunk-%06d.positions", chunk));
  }

  /** Collects the samples of a chunk in memory. */
  public static final class Chunk {

    private final double weight;
    private final List<List<Sample>> byPhase;

    private Chunk(double weight, int phases) {
      if (!(weight > 0 && weight <= MAX_WEIGHT)) {
        throw new IllegalArgumentException(
            "weight " + weight + " is not in (0, " + MAX_WEIGHT + "]");
      }
      this.weight = weight;
      byPhase = Stream.<List<Sample>>generate(ArrayList::new).limit(phases).toList();
    }

    /**
     * Adds a sample.
     *
     * @param sample the sample
     */
    public void add(Sample sample) {
      byPhase.get(sample.phase()).add(sample);
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
  public Chunk chunk(double weight) {
    return new Chunk(weight, format.phases());
  }

  /**
   * Writes the next chunk.
   *
   * @param chunk the samples of the chunk
   * @throws IOException if writing fails
   */
  public void append(Chunk chunk) throws IOException {
    ChunkHeader header = header(chunk);
    AtomicFile.write(path(chunks()), out -> {
      header.write(out);
      for (List<Sample> samples : chunk.byPhase) {
        for (Sample sample : samples) {
          out.write(bytes(sample));
        }
      }
    });
  }

  private byte[] bytes(Sample sample) {
    ByteBuffer bytes = ByteBuffer.allocate(format.bytes());
    format.write(sample, bytes);
    return bytes.array();
  }

  private ChunkHeader header(Chunk chunk) {
    List<ChunkHeader.Phase> phases = new ArrayList<>();
    for (List<Sample> samples : chunk.byPhase) {
      Checksum crc = Crc32c.create();
      samples.forEach(sample -> crc.update(bytes(sample)));
      phases.add(new ChunkHeader.Phase(samples.size(), crc.getValue()));
    }
    return new ChunkHeader(chunk.weight, phases);
  }

  /**
   * Compares a chunk of the folder with the samples that it should have, as a run does that resumes
   * another.
   *
   * @param number the number of a chunk of the folder
   * @param wanted the samples
   * @throws IOException if the samples or their weight differ, the chunk of the folder is damaged,
   *     or reading fails
   */
  public void compare(int number, Chunk wanted) throws IOException {
    if (!header(number).equals(header(wanted))) {
      throw new IOException(path(number) + ": is not made from the same games. Give the same games"
          + " in the same order, or remove the folder " + folder);
    }
  }

  /**
   * Returns the number of samples.
   *
   * @return the samples of all chunks together
   * @throws IOException if reading fails or a chunk is damaged
   */
  public long size() throws IOException {
    long count = 0;
    for (int chunk = 0; chunk < chunks(); chunk++) {
      for (ChunkHeader.Phase phase : header(chunk).phases()) {
        count += phase.size();
      }
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
  public StageSamples between(int minPhase, int maxPhase) {
    return new StageSamples(this, minPhase, maxPhase);
  }

  SampleFormat format() {
    return format;
  }

  /**
   * Reads the samples of some phases of a chunk, if none of these phases is damaged. The consumer
   * gets the bytes of each sample and its phase.
   */
  void read(int chunk, int minPhase, int maxPhase, ObjIntConsumer<ByteBuffer> consumer)
      throws IOException {
    ByteBuffer sample = ByteBuffer.allocate(format.bytes());
    read(chunk, minPhase, maxPhase, (in, phase, header) -> check(in, header, chunk));
    read(chunk, minPhase, maxPhase, (in, phase, header) -> {
      for (int i = 0; i < header.size(); i++) {
        in.readFully(sample.array());
        consumer.accept(sample.clear(), phase);
      }
    });
  }

  /** Reads all samples of a phase. */
  private interface PhaseReader {
    void read(DataInputStream in, int phase, ChunkHeader.Phase header) throws IOException;
  }

  private void read(int chunk, int minPhase, int maxPhase, PhaseReader reader) throws IOException {
    try (DataInputStream in = new DataInputStream(open(chunk))) {
      List<ChunkHeader.Phase> phases = header(chunk, in).phases();
      for (int phase = 0; phase <= Math.min(maxPhase, phases.size() - 1); phase++) {
        if (phase < minPhase) {
          in.skipNBytes(bytes(phases.get(phase)));
        } else {
          reader.read(in, phase, phases.get(phase));
        }
      }
    } catch (EOFException e) {
      throw damaged("the file ends too early", chunk, e);
    }
  }

  private long bytes(ChunkHeader.Phase phase) {
    return (long) phase.size() * format.bytes();
  }

  private void check(DataInputStream in, ChunkHeader.Phase header, int chunk) throws IOException {
    Checksum crc = Crc32c.create();
    byte[] block = new byte[BLOCK];
    for (long left = bytes(header); left > 0; left -= block.length) {
      int count = (int) Math.min(left, block.length);
      in.readFully(block, 0, count);
      crc.update(block, 0, count);
    }
    if (crc.getValue() != header.checksum()) {
      throw damaged("a checksum is wrong", chunk, null);
    }
  }

  /** Reads what a chunk begins with. */
  ChunkHeader header(int chunk) throws IOException {
    try (InputStream in = open(chunk)) {
      return header(chunk, in);
    }
  }

  private ChunkHeader header(int chunk, InputStream in) throws IOException {
    try {
      return ChunkHeader.read(in, path(chunk).toString(), format.phases());
    } catch (InvalidInputException e) {
      throw damaged(e.place() + ": " + e.reason(), chunk, e);
    }
  }

  private InputStream open(int chunk) throws IOException {
    return new BufferedInputStream(Files.newInputStream(path(chunk)), BLOCK);
  }

  private IOException damaged(String reason, int chunk, @Nullable Exception cause) {
    return new IOException(
        path(chunk) + ": is damaged: " + reason + ". Remove the folder " + folder, cause);
  }
}
