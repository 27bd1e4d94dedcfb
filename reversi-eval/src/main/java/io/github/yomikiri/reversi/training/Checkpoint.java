package io.github.yomikiri.reversi.training;

import io.github.yomikiri.reversi.internal.AtomicFile;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UTFDataFormatException;
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
 * @param vectors the state of the {@link WeightTrainer.Learner}
 */
record Checkpoint(String training, int passes, List<double[]> vectors) {

  /** Writes this checkpoint to a file, which is never incomplete. */
  void write(Path path) throws IOException {
    AtomicFile.write(path, out -> {
      out.writeUTF(training);
      out.writeInt(passes);
      out.writeInt(vectors.size());
      for (double[] vector : vectors) {
        out.writeInt(vector.length);
        for (double number : vector) {
          out.writeDouble(number);
        }
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
        double[] vector = new double[length];
        for (int i = 0; i < vector.length; i++) {
          vector[i] = in.readDouble();
        }
        vectors.add(vector);
      }
      return new Checkpoint(training, passes, vectors);
    } catch (EOFException e) {
      throw new IOException(path + ": is damaged: it ends too early. Remove the file", e);
    } catch (UTFDataFormatException e) {
      throw new IOException(path + ": is no checkpoint of a training. Remove the file", e);
    }
  }
}
