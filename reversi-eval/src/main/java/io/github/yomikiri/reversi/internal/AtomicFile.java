package io.github.yomikiri.reversi.internal;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Files that are there whole or not at all, whenever the process ends. */
public final class AtomicFile {

  /** Writes what a file is to hold. */
  @FunctionalInterface
  public interface Content {
    /**
     * Writes the content.
     *
     * @param out the file
     * @throws IOException if writing fails
     */
    void writeTo(DataOutputStream out) throws IOException;
  }

  private AtomicFile() {}

  /**
   * Writes a file beside its place, and moves it there when it is complete. An existing file is
   * replaced.
   *
   * @param path the file
   * @param content writes what the file is to hold
   * @throws IOException if writing or moving fails
   */
  public static void write(Path path, Content content) throws IOException {
    Path part = path.resolveSibling(path.getFileName() + ".part");
    try (DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(part)))) {
      content.writeTo(out);
    } catch (IOException e) {
      Files.deleteIfExists(part);
      if (e instanceof FileSystemException) {
        throw e;
      }
      // A message such as "No space left on device" does not name the file.
      throw new IOException(path + ": " + e.getMessage(), e);
    }
    Files.move(part, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }
}
