package io.github.yomikiri.learn.fit;

import io.github.yomikiri.game.internal.AtomicFile;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The state of an interrupted training, from which the training resumes.
 *
 * @param training identifies the training
 * @param passes how many passes are done
 * @param vectors the state of the {@link Learner}
 */
record Checkpoint(String training, int passes, List<double[]> vectors) {

  /** How many numbers are copied at once, which is much faster than one by one. */
  private static final int BLOCK = 1 << 12;

  /** Writes this checkpoint to a file, which is never incomplete. */
  void write(Path path) throws IOException {
    AtomicFile.write(path, out -> {
      out.writeUTF(training);
      out.writeInt(passes);
      out.writeInt(vectors.size());
      for (double[] vector : vectors) {
        out.writeInt(vector.length);
        writeNumbers(vector, out);
      }
    });
  }

  /**
   * Reads a checkpoint from a file. Returns null if the file does not exist.
   *
   * @param path the file
   * @param training identifies the training
   * @throws IOException if reading fails, or the file belongs to another training
   */
  static @Nullable Checkpoint readOrNull(Path path, String training) throws IOException {
    if (!Files.exists(path)) {
      return null;
    }
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(path)))) {
      String found = in.readUTF();
      if (!found.equals(training)) {
        throw new IOException(
            path + ": belongs to another training: " + found + ", not " + training);
      }
      int passes = in.readInt();
      List<double[]> vectors = new ArrayList<>();
      long most = Files.size(path) / Double.BYTES;
      for (int left = in.readInt(); left > 0; left--) {
        int length = in.readInt();
        if (length < 0 || length > most) {
          throw new IOException(
              path + ": is damaged: it has a vector of " + length + " numbers. Remove the file");
        }
        vectors.add(readNumbers(length, in));
      }
      return new Checkpoint(training, passes, vectors);
    } catch (EOFException e) {
      throw new IOException(path + ": is damaged: it ends too early. Remove the file", e);
    } catch (UTFDataFormatException e) {
      throw new IOException(path + ": is no checkpoint of a training. Remove the file", e);
    }
  }

  private static void writeNumbers(double[] numbers, DataOutputStream out) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(BLOCK * Double.BYTES);
    for (int first = 0; first < numbers.length; first += BLOCK) {
      int count = Math.min(BLOCK, numbers.length - first);
      bytes.asDoubleBuffer().put(numbers, first, count);
      out.write(bytes.array(), 0, count * Double.BYTES);
    }
  }

  private static double[] readNumbers(int length, DataInputStream in) throws IOException {
    double[] numbers = new double[length];
    ByteBuffer bytes = ByteBuffer.allocate(BLOCK * Double.BYTES);
    for (int first = 0; first < length; first += BLOCK) {
      int count = Math.min(BLOCK, length - first);
      in.readFully(bytes.array(), 0, count * Double.BYTES);
      bytes.asDoubleBuffer().get(numbers, first, count);
    }
    return numbers;
  }
}
