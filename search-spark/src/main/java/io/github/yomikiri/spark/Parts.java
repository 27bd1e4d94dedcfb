package io.github.yomikiri.spark;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.game.internal.Crc32c;
import java.io.BufferedReader;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.zip.Checksum;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * The folder of a job that is not complete: a file for each slice that was done, and the settings.
 * The lines of a slice end with a checksum. A later run of the same job does only the slices
 * without a file. A run of another job is rejected.
 */
final class Parts {

  private static final String SETTINGS = "settings.txt";
  private static final String JOINED = "joined";
  private static final String PARTITIONS = "partitions ";
  private static final String BATCH = "batch ";

  private final FileSystem system;
  private final Path folder;
  private final int partitions;
  private final int batch;

  private Parts(FileSystem system, Path folder, int partitions, int batch) {
    this.system = system;
    this.folder = folder;
    this.partitions = partitions;
    this.batch = batch;
  }

  /** Returns the place of the folder of an output. */
  static Path folder(Path output) {
    return output.suffix(".parts");
  }

  /**
   * Creates the folder, or opens a folder of the same job.
   *
   * @param identity the lines that the job depends on
   * @param partitions the number of slices of a batch, for a new folder
   * @param batch the number of units of a batch, for a new folder
   * @throws UserError if the folder belongs to another job
   */
  static Parts open(
      FileSystem system, Path output, List<String> identity, int partitions, int batch)
      throws IOException {
    Path folder = folder(output);
    Path settings = new Path(folder, SETTINGS);
    if (!system.exists(settings)) {
      List<String> lines = new ArrayList<>(List.of(PARTITIONS + partitions, BATCH + batch));
      lines.addAll(identity);
      write(system, settings, lines);
      return new Parts(system, folder, partitions, batch);
    }
    List<String> found = lines(system, settings);
    if (found.size() < 2 || !found.subList(2, found.size()).equals(identity)) {
      throw new UserError(folder + " belongs to another job: "
          + difference(found.subList(Math.min(2, found.size()), found.size()), identity)
          + ". Give the same arguments and inputs, or remove the folder");
    }
    return new Parts(system, folder, number(found.get(0)), number(found.get(1)));
  }

  private static int number(String line) {
    return Integer.parseInt(line.substring(line.indexOf(' ') + 1));
  }

  /** Returns the first line in which two jobs differ. */
  static String difference(List<String> found, List<String> wanted) {
    int at = 0;
    while (at < Math.min(found.size(), wanted.size()) && found.get(at).equals(wanted.get(at))) {
      at++;
    }
    return "line " + (at + 1) + " is \"" + (at < found.size() ? found.get(at) : "") + "\", not \""
        + (at < wanted.size() ? wanted.get(at) : "") + '"';
  }

  private static void write(FileSystem system, Path file, List<String> lines) throws IOException {
    Path part = file.suffix(".part");
    try (OutputStream out = system.create(part, true)) {
      out.write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
    }
    HadoopFiles.replace(system, part, file);
  }

  private static List<String> lines(FileSystem system, Path file) throws IOException {
    try (InputStream in = system.open(file)) {
      return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
          .lines()
          .toList();
    }
  }

  /** Returns the number of slices of a batch. */
  int partitions() {
    return partitions;
  }

  /** Returns the number of units of a batch. */
  int batch() {
    return batch;
  }

  /** Returns the place of a slice's file. */
  Path part(long slice) {
    return new Path(folder, String.format(Locale.ROOT, "part-%08d", slice));
  }

  /** Returns the slices among some that have no file yet. */
  List<Slice> missing(List<Slice> slices) throws IOException {
    Set<String> there = new HashSet<>();
    try {
      for (FileStatus file : system.listStatus(folder)) {
        there.add(file.getPath().getName());
      }
    } catch (FileNotFoundException e) {
      throw new IOException(folder + ": was removed while the job ran", e);
    }
    return slices.stream()
        .filter(slice -> !there.contains(part(slice.number()).getName()))
        .toList();
  }

  /**
   * Returns the lines of a slice that was done.
   *
   * @throws IOException if reading fails, or the file has not the lines that were written
   */
  List<String> lines(Slice slice) throws IOException {
    Path part = part(slice.number());
    List<String> found = lines(system, part);
    List<String> lines = found.subList(0, Math.max(0, found.size() - 1));
    Checksum crc = Crc32c.create();
    lines.forEach(line -> crc.update(bytes(line)));
    if (found.isEmpty() || !found.get(lines.size()).equals(end(crc))) {
      throw new IOException(part + ": is damaged: its checksum is wrong. Remove the file; the same"
          + " command does its slice again");
    }
    return lines;
  }

  /** Returns the last line of a slice's file: the checksum of the bytes of all lines before. */
  static String end(Checksum lines) {
    return String.format(Locale.ROOT, "# CRC-32C %08x", lines.getValue());
  }

  /** Returns the bytes of a line, with its end. */
  static byte[] bytes(String line) {
    return (line + "\n").getBytes(StandardCharsets.UTF_8);
  }

  /** Returns the place where the lines are joined. */
  Path joined() {
    return new Path(folder, JOINED);
  }

  /** Returns the place where the joined lines are complete, but have not the output's name yet. */
  static Path complete(Path output) {
    return new Path(folder(output), JOINED + ".complete");
  }

  /** Deletes the folder. The settings are deleted first, so no job resumes from what is left. */
  static void delete(FileSystem system, Path output) throws IOException {
    system.delete(new Path(folder(output), SETTINGS), false);
    system.delete(folder(output), true);
  }
}
