package io.github.yomikiri.bench.text;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Tells on standard error how far a long command is. It is silent for two seconds. On a terminal it then rewrites one
 * line; elsewhere, so that logs stay short, it writes a line after 10 seconds and then ever more seldom, up to one in
 * five minutes.
 */
public final class Progress implements AutoCloseable {

  private static final long SILENT = Duration.ofSeconds(2).toNanos();
  private static final long REWRITE = Duration.ofMillis(200).toNanos();
  private static final long FIRST_LINE = Duration.ofSeconds(10).toNanos();
  private static final long MOST_BETWEEN_LINES = Duration.ofMinutes(5).toNanos();

  private final PrintWriter err;
  private final boolean terminal;
  private final LongSupplier nanoTime;
  private long next;
  private long between;
  private int shown;

  /**
   * Starts the clock.
   *
   * @param err standard error
   * @param terminal whether that is a terminal
   * @param nanoTime a clock like {@link System#nanoTime()}
   */
  public Progress(PrintWriter err, boolean terminal, LongSupplier nanoTime) {
    this.err = err;
    this.terminal = terminal;
    this.nanoTime = nanoTime;
    between = terminal ? REWRITE : FIRST_LINE;
    next = nanoTime.getAsLong() + (terminal ? SILENT : FIRST_LINE);
  }

  /**
   * Tells how far the command is, if it is time to.
   *
   * @param message makes one short line
   */
  public void update(Supplier<String> message) {
    long now = nanoTime.getAsLong();
    if (now - next < 0) {
      return;
    }
    String line = message.get();
    if (terminal) {
      rewrite(line);
    } else {
      err.println(line);
      between = Math.min(2 * between, MOST_BETWEEN_LINES);
    }
    err.flush();
    next = now + between;
  }

  private void rewrite(String line) {
    err.print('\r' + line + " ".repeat(Math.max(0, shown - line.length())));
    shown = line.length();
  }

  /** Wipes the line that was rewritten, so that what follows begins at the margin. */
  public void clear() {
    if (shown > 0) {
      err.print('\r' + " ".repeat(shown) + '\r');
      err.flush();
      shown = 0;
    }
  }

  @Override
  public void close() {
    clear();
  }
}
