package io.github.yomikiri.reversi.pattern;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an interrupted training needs to go on.
 *
 * @param kind the kind of the weights that are learned
 * @param passes how many passes were made
 * @param vectors all that is known, the first as long as the weights of a stage are many
 */
record Checkpoint(String kind, int passes, List<double[]> vectors) {

  /** Writes it, whole or not at all. */
  void write(Path path) throws IOException {
    WholeFile.write(path, out -> {
      out.writeUTF(kind);
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
   * Reads what was written, if it was.
   *
   * @param path the file
   * @param kind the kind of the weights
   * @param size how many there are
   * @throws IOException if reading fails, or the file is about weights of another kind or number
   */
  static @Nullable Checkpoint readOrNull(Path path, String kind, int size) throws IOException {
    if (!Files.exists(path)) {
      return null;
    }
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(path)))) {
      String found = in.readUTF();
      int passes = in.readInt();
      List<double[]> vectors = new ArrayList<>();
      for (int left = in.readInt(); left > 0; left--) {
        double[] vector = new double[in.readInt()];
        for (int i = 0; i < vector.length; i++) {
          vector[i] = in.readDouble();
        }
        vectors.add(vector);
      }
      int length = vectors.get(0).length;
      if (!found.equals(kind) || length != size) {
        throw new IOException(path + ": is about " + length + " weights of kind \"" + found
            + "\", not about " + size + " of kind \"" + kind + '"');
      }
      return new Checkpoint(kind, passes, vectors);
    }
  }
}
