package io.github.yomikiri.spark;

import io.github.yomikiri.app.console.UserError;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * The output of a job: the header, the lines that were there before, and the lines of all slices.
 * It is written beside the slices, and replaces the output in one step.
 */
final class JoinedOutput implements Closeable {

  private final FileSystem system;
  private final Path output;
  private final Parts parts;
  private final OutputStream out;

  private JoinedOutput(FileSystem system, Path output, Parts parts, OutputStream out) {
    this.system = system;
    this.output = output;
    this.parts = parts;
    this.out = out;
  }

  /**
   * Returns the complete lines of an output after its header. A run that was killed while it
   * replaced the output is ended first.
   *
   * @throws UserError if the output begins with another header
   */
  static List<String> linesBefore(FileSystem system, Path output, List<String> header)
      throws IOException {
    Path complete = Parts.complete(output);
    if (system.exists(complete)) {
      HadoopFiles.replace(system, complete, output);
      Parts.delete(system, output);
    }
    if (!system.exists(output)) {
      return List.of();
    }
    List<String> lines = completeLines(system, output);
    List<String> found = lines.subList(0, Math.min(lines.size(), header.size()));
    boolean isBeginning = header.subList(0, found.size()).equals(found);
    if (!isBeginning) {
      throw new UserError(output + ": is there already, and not from a run with the same"
          + " arguments: " + Parts.difference(found, header));
    }
    return lines.subList(found.size(), lines.size());
  }

  /** Returns the lines of a file except a last line that has no end. */
  private static List<String> completeLines(FileSystem system, Path file) throws IOException {
    List<String> lines = new ArrayList<>();
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    try (InputStream in = new BufferedInputStream(system.open(file))) {
      for (int read = in.read(); read >= 0; read = in.read()) {
        if (read == '\n') {
          lines.add(line.toString(StandardCharsets.UTF_8));
          line.reset();
        } else {
          line.write(read);
        }
      }
    }
    return lines;
  }

  /** Begins to write the output. */
  static JoinedOutput begin(FileSystem system, Path output, Parts parts, List<String> header)
      throws IOException {
    JoinedOutput joined =
        new JoinedOutput(system, output, parts, system.create(parts.joined(), true));
    for (String line : header) {
      joined.add(line);
    }
    return joined;
  }

  void add(String line) throws IOException {
    out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
  }

  /** Replaces the output by all lines that were added, and deletes the slices. */
  void commit() throws IOException {
    out.close();
    Path complete = Parts.complete(output);
    HadoopFiles.replace(system, parts.joined(), complete);
    HadoopFiles.replace(system, complete, output);
    Parts.delete(system, output);
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
