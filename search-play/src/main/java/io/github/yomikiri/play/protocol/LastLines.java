package io.github.yomikiri.play.protocol;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Keeps the last lines of a stream, for a message about an engine that failed. Safe for use by
 * several threads.
 */
final class LastLines {

  private static final int KEPT = 3;

  private final Deque<String> lines = new ArrayDeque<>();

  synchronized void add(String line) {
    if (line.isBlank()) {
      return;
    }
    lines.add(Excerpt.of(line));
    if (lines.size() > KEPT) {
      lines.remove();
    }
  }

  /** Returns the introduction and the lines, or an empty text if there are no lines. */
  synchronized String after(String introduction) {
    return lines.isEmpty() ? "" : introduction + String.join(" / ", lines);
  }
}
