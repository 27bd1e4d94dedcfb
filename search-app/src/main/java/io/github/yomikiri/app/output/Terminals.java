package io.github.yomikiri.app.output;

import java.io.Console;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Finds out what each standard stream is connected to. Java itself reports this only for all
 * streams together.
 */
public final class Terminals {

  private Terminals() {}

  /**
   * Returns whether a stream is a terminal.
   *
   * @param descriptor 0 for standard input, 1 for output, 2 for error
   * @return whether the system reports a terminal; if the system reports nothing, whether input and
   *     output are both terminals
   */
  public static boolean isTerminal(int descriptor) {
    return target(descriptor)
        .map(target -> target.startsWith("/dev/pts/")
            || target.startsWith("/dev/tty")
            || target.equals("/dev/console"))
        .orElseGet(() -> console().isPresent());
  }

  /**
   * Returns whether a stream is a pipe or a socket.
   *
   * @param descriptor 0 for standard input, 1 for output, 2 for error
   * @return whether the system reports a pipe or a socket; false if the system reports nothing
   */
  public static boolean isPipe(int descriptor) {
    return target(descriptor)
        .filter(target -> target.startsWith("pipe:") || target.startsWith("socket:"))
        .isPresent();
  }

  /** Returns what a stream is connected to, on systems that have {@code /proc}. */
  private static Optional<String> target(int descriptor) {
    try {
      // The link's target is read as text, because the target of a pipe is not a path.
      Path link = Path.of("/proc/self/fd/" + descriptor);
      return Optional.of(Files.readSymbolicLink(link).toString());
    } catch (IOException | UnsupportedOperationException | SecurityException e) {
      return Optional.empty();
    }
  }

  /**
   * Returns the characters that the terminal can show.
   *
   * @return the terminal's character set; without a terminal, ASCII
   */
  public static Charset charset() {
    return console().map(Console::charset).orElse(StandardCharsets.US_ASCII);
  }

  /**
   * Returns the console if there is a terminal. Since JDK 22 there may be a console without a
   * terminal. Its method {@code isTerminal}, which JDK 17 does not have, shows the difference.
   */
  private static Optional<Console> console() {
    Optional<Console> console = Optional.ofNullable(System.console());
    return console.filter(Terminals::isRealTerminal);
  }

  private static boolean isRealTerminal(Console console) {
    try {
      return (Boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (NoSuchMethodException e) {
      return true;
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }
}
