package io.github.yomikiri.learn.job;

import java.util.Locale;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/** The progress line of a job: the number of lines, the lines per second, and the time left. */
public final class JobProgress implements Supplier<String> {

  private final String things;
  private final long before;
  private final OptionalLong total;
  private final long started;
  private final AtomicLong count;

  /**
   * Makes the progress of a job that begins now.
   *
   * @param things what the lines hold, such as {@code games}
   * @param before the number of lines that were there already
   * @param total the number of lines that there will be, if it is known
   * @param started the time in nanoseconds, see {@link System#nanoTime()}
   */
  public JobProgress(String things, long before, OptionalLong total, long started) {
    this.things = things;
    this.before = before;
    this.total = total;
    this.started = started;
    count = new AtomicLong(before);
  }

  /** Counts a line. */
  public void add() {
    count.incrementAndGet();
  }

  /**
   * Returns the number of lines.
   *
   * @return the lines that were there already, and those that were counted
   */
  public long count() {
    return count.get();
  }

  @Override
  public String get() {
    long now = count.get();
    double perSecond = (now - before) / ((System.nanoTime() - started) / 1e9);
    String text = String.format(Locale.ROOT, "%,d %s", now, things);
    if (total.isPresent()) {
      text = String.format(Locale.ROOT, "%,d of %,d %s", now, total.getAsLong(), things);
    }
    if (now == before) {
      return text;
    }
    text += String.format(Locale.ROOT, ", %.1f a second", perSecond);
    if (total.isPresent()) {
      long seconds = Math.round((total.getAsLong() - now) / perSecond);
      text += String.format(
          Locale.ROOT, ", %d:%02d:%02d left", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }
    return text;
  }
}
