package io.github.yomikiri.app.output;

import io.github.yomikiri.game.internal.text.PlainText;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Timer;
import java.util.TimerTask;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Reports on standard error the progress of a long command and its time so far. On a terminal, one
 * line is rewritten from the third second on. Elsewhere the first line is written after 10 seconds,
 * and the time between lines doubles up to five minutes, so logs stay short.
 *
 * <p>Safe for use by several threads. A separate thread repeats the last message while the command
 * is busy.
 */
public final class Progress implements AutoCloseable {

  private static final long SILENT = Duration.ofSeconds(2).toNanos();
  private static final long REWRITE = Duration.ofMillis(200).toNanos();
  private static final long FIRST_LINE = Duration.ofSeconds(10).toNanos();
  private static final long MOST_BETWEEN_LINES = Duration.ofMinutes(5).toNanos();

  private final PrintWriter err;
  private final boolean terminal;
  private final LongSupplier nanoTime;
  private final long started;
  private final Timer timer = new Timer("progress", true);
  private Supplier<String> message = () -> "working";
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
    started = nanoTime.getAsLong();
    between = terminal ? REWRITE : FIRST_LINE;
    next = started + (terminal ? SILENT : FIRST_LINE);
  }

  /**
   * Starts a progress that repeats the last message while the command is busy.
   *
   * @param err standard error
   * @param terminal whether that is a terminal
   * @param nanoTime a clock like {@link System#nanoTime()}
   * @return the progress, which ends with {@link #close()}
   */
  public static Progress start(PrintWriter err, boolean terminal, LongSupplier nanoTime) {
    Progress progress = new Progress(err, terminal, nanoTime);
    long period = Duration.ofNanos(REWRITE).toMillis();
    progress.timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            progress.report();
          }
        },
        period,
        period);
    return progress;
  }

  /**
   * Reports how far the command is, if a report is due.
   *
   * @param newMessage makes one short line
   */
  public synchronized void update(Supplier<String> newMessage) {
    message = newMessage;
    report();
  }

  private synchronized void report() {
    long now = nanoTime.getAsLong();
    if (now - next < 0) {
      return;
    }
    String line = PlainText.printable(message.get()) + " ("
        + Duration.ofNanos(now - started).toSeconds() + " s)";
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

  /**
   * Writes other output, which may go to the same terminal. The progress line is erased first.
   *
   * @param writing writes the other output
   */
  public synchronized void aside(Runnable writing) {
    clear();
    writing.run();
  }

  private void clear() {
    if (shown > 0) {
      err.print('\r' + " ".repeat(shown) + '\r');
      err.flush();
      shown = 0;
    }
  }

  /** Ends the progress and erases its line. */
  @Override
  public synchronized void close() {
    timer.cancel();
    clear();
  }
}
