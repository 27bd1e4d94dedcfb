package io.github.yomikiri.reversi.training;

import io.github.yomikiri.game.internal.AtomicFile;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A folder on disk with positions and their scores. Training reads positions by the number of empty
 * squares, so the files are sorted by this number.
 *
 * <p>A folder holds chunks, which are numbered from 0. A chunk holds the positions of some games,
 * sorted by the number of empty squares. Its weight says how much each of them counts. A chunk is
 * never incomplete. So a program that fills a folder can resume after an interruption with the
 * first chunk that does not exist. To read a stage, training reads the stage's part of every chunk,
 * with only a buffer in memory.
 */
public final class SampleFolder {

  /** Takes positions, one by one. */
  @FunctionalInterface
  public interface Consumer {

    /**
     * Takes a position.
     *
     * @param own the discs of the side to move
     * @param opponent the discs of the other side
     * @param score the score of the game for the side to move, in discs
     */
    void accept(long own, long opponent, int score);
  }

  private static final int BYTES = 2 * Long.BYTES + 1;
  private static final int COUNTS = 61;
  private static final int HEADER = Double.BYTES + COUNTS * Integer.BYTES;

  /** The maximum weight of a position. */
  public static final int MAX_WEIGHT = 1000;

  private final Path folder;

  /**
   * Opens a folder.
   *
   * @param folder the folder of the chunks; it is created if it does not exist
   * @throws IOException if the folder cannot be created
   */
  public SampleFolder(Path folder) throws IOException {
    this.folder = Files.createDirectories(folder);
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

  /** Collects the positions of a chunk in memory. */
  public static final class Chunk implements Consumer {

    private final double weight;
    private final List<List<long[]>> byEmpties = new ArrayList<>();

    /**
     * Makes a chunk without positions.
     *
     * @param weight how much each position counts: one with weight 2 counts as much as two with
     *     weight 1
     * @throws IllegalArgumentException if the weight is not more than 0 and at most
     *     {@value #MAX_WEIGHT}
     */
    public Chunk(double weight) {
      if (!(weight > 0 && weight <= MAX_WEIGHT)) {
        throw new IllegalArgumentException(
            "weight " + weight + " is not in (0, " + MAX_WEIGHT + "]");
      }
      this.weight = weight;
      for (int i = 0; i < COUNTS; i++) {
        byEmpties.add(new ArrayList<>());
      }
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if the score is outside {@code [-64, 64]}, or fewer than
     *     four squares have a disc
     */
    @Override
    public void accept(long own, long opponent, int score) {
      if (score < -64 || score > 64) {
        throw new IllegalArgumentException("score " + score + " is outside [-64, 64]");
      }
      int empties = Long.bitCount(~(own | opponent));
      if (empties >= COUNTS) {
        throw new IllegalArgumentException(
            empties + " empty squares are more than " + (COUNTS - 1) + ", those of a start");
      }
      byEmpties.get(empties).add(new long[] {own, opponent, score});
    }
  }

  /**
   * Writes the next chunk.
   *
   * @param chunk the positions of the chunk
   * @throws IOException if writing fails
   */
  public void append(Chunk chunk) throws IOException {
    AtomicFile.write(path(chunks()), out -> {
      out.writeDouble(chunk.weight);
      for (List<long[]> positions : chunk.byEmpties) {
        out.writeInt(positions.size());
      }
      for (List<long[]> positions : chunk.byEmpties) {
        for (long[] position : positions) {
          out.writeLong(position[0]);
          out.writeLong(position[1]);
          out.writeByte((int) position[2]);
        }
      }
    });
  }

  /**
   * Returns the number of positions.
   *
   * @return the positions of all chunks together
   * @throws IOException if the size of a chunk cannot be read
   */
  public long positions() throws IOException {
    long count = 0;
    for (int chunk = 0; chunk < chunks(); chunk++) {
      count += (Files.size(path(chunk)) - HEADER) / BYTES;
    }
    return count;
  }

  /**
   * Reads the positions of a chunk whose number of empty squares is in a range.
   *
   * @param chunk the number of the chunk, in {@code [0, chunks())}
   * @param minEmpties the least number of empty squares
   * @param maxEmpties the maximum number of empty squares
   * @param consumer takes the positions
   * @throws IOException if reading fails or the chunk is cut short
   */
  public void read(int chunk, int minEmpties, int maxEmpties, Consumer consumer)
      throws IOException {
    try (DataInputStream in = open(chunk)) {
      in.readDouble();
      long before = 0;
      long wanted = 0;
      for (int empties = 0; empties < COUNTS; empties++) {
        int count = in.readInt();
        before += empties < minEmpties ? count : 0;
        wanted += empties >= minEmpties && empties <= maxEmpties ? count : 0;
      }
      in.skipNBytes(before * BYTES);
      for (long i = 0; i < wanted; i++) {
        consumer.accept(in.readLong(), in.readLong(), in.readByte());
      }
    } catch (EOFException e) {
      throw cutShort(chunk, e);
    }
  }

  /**
   * Returns how much each position of a chunk counts.
   *
   * @param chunk the number of the chunk, in {@code [0, chunks())}
   * @return the weight, more than 0
   * @throws IOException if reading fails or the chunk is cut short
   */
  public double weight(int chunk) throws IOException {
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
