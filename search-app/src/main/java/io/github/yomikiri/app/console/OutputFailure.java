package io.github.yomikiri.app.console;

import java.io.IOException;
import java.util.Locale;

/**
 * Thrown when standard output cannot be written: the disk is full, or the reader of the pipe has
 * ended.
 */
public final class OutputFailure extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final boolean closedPipe;

  /**
   * Makes an exception.
   *
   * @param cause the exception of the failed write
   * @param toPipe whether standard output is known to be a pipe or a socket
   */
  OutputFailure(IOException cause, boolean toPipe) {
    super("standard output cannot be written: " + Launcher.describe(cause), cause);
    // Without /proc only the message shows a closed pipe: "Broken pipe", "The pipe has been ended".
    closedPipe =
        toPipe || String.valueOf(cause.getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
  }

  /**
   * Returns whether the reader of standard output has ended, as in {@code yomikiri ... | head -1}.
   * A closed pipe is no fault.
   *
   * @return whether standard output is a closed pipe
   */
  public boolean isClosedPipe() {
    return closedPipe;
  }
}
