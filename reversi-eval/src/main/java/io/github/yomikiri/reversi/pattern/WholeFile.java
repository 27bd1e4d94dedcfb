package io.github.yomikiri.reversi.pattern;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Files that are there whole or not at all, whenever the process ends. */
final class WholeFile {

  /** Writes what a file is to hold. */
  @FunctionalInterface
  interface Content {
    void writeTo(DataOutputStream out) throws IOException;
  }

  private WholeFile() {}

  /** Writes a file beside its place, and moves it there when it is complete; one that is there is replaced. */
  static void write(Path path, Content content) throws IOException {
    Path part = path.resolveSibling(path.getFileName() + ".part");
    try (DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(part)))) {
      content.writeTo(out);
    } catch (FileSystemException e) {
      throw e;
    } catch (IOException e) {
      // Such as "No space left on device": the system does not say which file.
      throw new IOException(part + ": " + e.getMessage(), e);
    }
    Files.move(part, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }
}
