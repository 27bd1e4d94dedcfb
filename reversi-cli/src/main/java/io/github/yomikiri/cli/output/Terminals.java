package io.github.yomikiri.cli.output;

import java.io.Console;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Tells what the standard streams are connected to, which Java itself says only of all at once. */
public final class Terminals {

  private Terminals() {}

  /**
   * Tells whether a stream is a terminal.
   *
   * @param descriptor 0 for standard input, 1 for output, 2 for error
   * @return what the system says of it; where it does not say, whether input and output both are
   */
  public static boolean isTerminal(int descriptor) {
    return target(descriptor)
        .map(target -> target.startsWith("/dev/pts/")
            || target.startsWith("/dev/tty")
            || target.equals("/dev/console"))
        .orElseGet(() -> console().isPresent());
  }

  /**
   * Tells whether a stream is a pipe or a socket.
   *
   * @param descriptor 0 for standard input, 1 for output, 2 for error
   * @return what the system reports; false where it reports nothing
   */
  public static boolean isPipe(int descriptor) {
    return target(descriptor)
        .filter(target -> target.startsWith("pipe:") || target.startsWith("socket:"))
        .isPresent();
  }

  /** Returns what a stream is connected to, on systems that have {@code /proc}. */
  private static Optional<String> target(int descriptor) {
    try {
      // A pipe's target is no path: read it as text.
      Path link = Path.of("/proc/self/fd/" + descriptor);
      return Optional.of(Files.readSymbolicLink(link).toString());
    } catch (IOException | UnsupportedOperationException | SecurityException e) {
      return Optional.empty();
    }
  }

  /**
   * Returns the characters that the terminal can show.
   *
   * @return its character set; without a terminal, ASCII
   */
  public static Charset charset() {
    return console().map(Console::charset).orElse(StandardCharsets.US_ASCII);
  }

  /** Since JDK 22 there may be a console where there is no terminal; it says so by a method that 17 does not have. */
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
