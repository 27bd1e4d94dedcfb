package io.github.yomikiri.search;

import io.github.yomikiri.game.Move;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;

/** The listener of {@link SearchListener#statusLine}. */
final class StatusLine implements SearchListener {

  /** The maximum length of the line, so that it fits any terminal. */
  private static final int MAX_LENGTH = 79;

  private final Appendable terminal;
  private int shown;

  StatusLine(Appendable terminal) {
    this.terminal = terminal;
  }

  @Override
  public void progressed(SearchResult soFar) {
    show(text(soFar));
  }

  @Override
  public void iterationFinished(SearchResult soFar) {
    show(text(soFar));
  }

  @Override
  public void finished(SearchResult result) {
    show("");
    shown = 0;
  }

  private void show(String text) {
    try {
      terminal.append('\r').append(text).append(" ".repeat(Math.max(0, shown - text.length())));
      if (text.isEmpty()) {
        terminal.append('\r');
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    shown = text.length();
  }

  private static String text(SearchResult result) {
    Statistics counted = result.statistics();
    String head = String.format(
        Locale.ROOT, "depth %d  %+d%s  ", result.depth(), result.score(), sign(result.bound()));
    String tail = String.format(
        Locale.ROOT,
        "  %s nodes  %s/s",
        number(counted.nodes()),
        number(Math.round(counted.nodesPerSecond())));
    return head
        + line(result.principalVariation(), MAX_LENGTH - head.length() - tail.length())
        + tail;
  }

  private static String sign(Bound bound) {
    return bound == Bound.LOWER ? "+" : bound == Bound.UPPER ? "-" : "";
  }

  /** Returns as many moves as fit. */
  private static String line(List<Move> moves, int length) {
    StringBuilder line = new StringBuilder();
    for (Move move : moves) {
      if (line.length() + move.notation().length() + 1 > length) {
        break;
      }
      line.append(line.length() == 0 ? "" : " ").append(move.notation());
    }
    return line.toString();
  }

  private static String number(long count) {
    return count < 10_000
        ? Long.toString(count)
        : count < 10_000_000
            ? String.format(Locale.ROOT, "%.2f M", count / 1e6)
            : String.format(Locale.ROOT, "%.1f M", count / 1e6);
  }
}
