package io.github.yomikiri.app.output;

import java.io.PrintWriter;

/** Lines on a terminal that the next version overwrites and that are erased at the end. */
public final class LiveText implements AutoCloseable {

  private static final String WIPE_BELOW = "\u001b[J";

  private final PrintWriter terminal;
  private long lines;

  /**
   * Makes a text that shows nothing yet.
   *
   * @param terminal the terminal, which understands ANSI escape sequences
   */
  public LiveText(PrintWriter terminal) {
    this.terminal = terminal;
  }

  /**
   * Shows a text in place of the one before.
   *
   * @param text lines, each ended by a newline and no longer than the terminal is wide
   */
  public void show(String text) {
    terminal.print(back() + text);
    terminal.flush();
    lines = text.lines().count();
  }

  private String back() {
    return lines == 0 ? "" : "\u001b[" + lines + "A\r" + WIPE_BELOW;
  }

  @Override
  public void close() {
    terminal.print(back());
    terminal.flush();
    lines = 0;
  }
}
