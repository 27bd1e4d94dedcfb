package io.github.yomikiri.cli.console;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files that a command writes on request: - is standard output. */
public final class TextFile {

  private TextFile() {}

  /**
   * Writes a text, and tells on standard error where to, unless that is standard output.
   *
   * @return whether it went to standard output
   */
  public static boolean write(Session session, Path file, String text) throws IOException {
    if (isStandardOutput(file)) {
      session.out().print(text);
      session.out().flush();
      return true;
    }
    Files.writeString(file, text);
    session.err().println("wrote " + file);
    session.err().flush();
    return false;
  }

  public static boolean isStandardOutput(Path file) {
    return file.toString().equals("-");
  }
}
