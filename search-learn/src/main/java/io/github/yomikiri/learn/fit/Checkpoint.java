package io.github.yomikiri.learn.fit;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.AtomicFile;
import io.github.yomikiri.game.internal.CheckedInput;
import io.github.yomikiri.game.internal.CheckedOutput;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The state of an interrupted training, from which the training resumes. Its file has a checksum.
 *
 * @param training identifies the training
 * @param passes how many passes are done
 * @param vectors the state of the {@link Learner}
 */
record Checkpoint(String training, int passes, List<double[]> vectors) {

  private static final String FORMAT = "Yomikiri training";
  private static final int VERSION = 1;
  private static final int MAX_TEXT = 1 << 20;

  /** Writes this checkpoint to a file, which is never incomplete. */
  void write(Path path) throws IOException {
    AtomicFile.write(path, out -> {
      CheckedOutput data = new CheckedOutput(out, FORMAT, VERSION);
      data.writeText(training);
      data.writeNumber(passes);
      data.writeNumber(vectors.size());
      for (double[] vector : vectors) {
        data.writeNumber(vector.length);
        data.writeDoubles(vector);
      }
      data.writeChecksum();
    });
  }

  /**
   * Reads a checkpoint from a file. Returns null if the file does not exist.
   *
   * @param path the file
   * @param training identifies the training
   * @throws IOException if reading fails, or the file is damaged or belongs to another training
   */
  static @Nullable Checkpoint readOrNull(Path path, String training) throws IOException {
    if (!Files.exists(path)) {
      return null;
    }
    try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
      return read(new CheckedInput(in, path.toString(), FORMAT, VERSION), path, training);
    } catch (InvalidInputException e) {
      throw new IOException(e.getMessage() + ". Remove the file", e);
    }
  }

  private static Checkpoint read(CheckedInput data, Path path, String training) throws IOException {
    data.at("training");
    String found = data.readText("the training", MAX_TEXT);
    long most = Files.size(path) / Double.BYTES;
    data.at("state");
    int passes = (int) data.readNumber("the number of passes", 0, Integer.MAX_VALUE);
    List<double[]> vectors = new ArrayList<>();
    for (long left = data.readNumber("the number of vectors", 0, most); left > 0; left--) {
      double[] vector = new double[(int) data.readNumber("the length of a vector", 0, most)];
      for (int i = 0; i < vector.length; i++) {
        vector[i] = Double.longBitsToDouble(data.readWord());
      }
      vectors.add(vector);
    }
    data.at("end");
    data.readChecksum();
    data.readEnd();
    if (!found.equals(training)) {
      throw new IOException(path + ": belongs to another training: " + found + ", not " + training);
    }
    return new Checkpoint(training, passes, vectors);
  }
}
