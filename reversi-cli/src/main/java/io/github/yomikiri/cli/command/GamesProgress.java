package io.github.yomikiri.cli.command;

import java.util.Locale;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/**
 * The progress line of a command that makes games: the number of games, the games per second, and
 * the time left.
 */
final class GamesProgress implements Supplier<String> {

  private final long before;
  private final OptionalLong total;
  private final long started;
  private final AtomicLong count;

  GamesProgress(long before, OptionalLong total, long started) {
    this.before = before;
    this.total = total;
    this.started = started;
    count = new AtomicLong(before);
  }

  void add() {
    count.incrementAndGet();
  }

  long count() {
    return count.get();
  }

  @Override
  public String get() {
    long now = count.get();
    double perSecond = (now - before) / ((System.nanoTime() - started) / 1e9);
    String text = String.format(Locale.ROOT, "%,d games", now);
    if (total.isPresent()) {
      text = String.format(Locale.ROOT, "%,d of %,d games", now, total.getAsLong());
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
