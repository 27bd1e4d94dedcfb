package io.github.yomikiri.game.internal;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes files that are never incomplete, even if the process ends while it writes. */
public final class AtomicFile {

  /** Writes the content of a file. */
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
   * Writes a file. The content goes to a temporary file in the same folder, which is renamed when
   * it is complete. An existing file is replaced.
   *
   * @param path the file
   * @param content writes the content
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
