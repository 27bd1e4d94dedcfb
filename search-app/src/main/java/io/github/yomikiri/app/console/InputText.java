package io.github.yomikiri.app.console;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;

/** The text that stands for the content of an input. */
public final class InputText {

  private InputText() {}

  /**
   * Returns a line that identifies a file, so a resumed run can check that its input is the same.
   * The line has the file's name without its folder, its size, and a checksum of its content.
   *
   * @throws UserError if the file is a directory
   * @throws IOException if it cannot be read
   */
  public static String described(Path file) throws IOException {
    TextFile.checkIsNoDirectory(file);
    CRC32C crc = new CRC32C();
    long bytes;
    try (InputStream in = new CheckedInputStream(Files.newInputStream(file), crc)) {
      bytes = in.transferTo(OutputStream.nullOutputStream());
    }
    return String.format(
        Locale.ROOT, "input %s, %d bytes, CRC-32C %08x", file.getFileName(), bytes, crc.getValue());
  }
}
