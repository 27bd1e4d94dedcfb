package io.github.yomikiri.play.protocol;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/**
 * Reads lines of bounded length, so that a peer that never ends its line cannot fill the memory. A
 * line ends with a line feed, a carriage return, or both. For one thread at a time.
 */
public final class LineReader implements Closeable {

  /**
   * The maximum length of a line, in characters. The longest line of the protocols is a game, which
   * mostly has a tenth of this length.
   */
  public static final int MAX_LENGTH = 1 << 16;

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final BufferedReader in;
  private boolean afterCarriageReturn;
  private boolean insideLine;
  private boolean begun;

  /**
   * Makes a reader.
   *
   * @param in the text, which is read ahead
   */
  public LineReader(Reader in) {
    this.in = in instanceof BufferedReader buffered ? buffered : new BufferedReader(in);
  }

  /**
   * Returns whether a line that {@link #next} returned was longer than {@link #MAX_LENGTH}.
   *
   * @param line the line
   * @return whether it was cut
   */
  public static boolean isTooLong(String line) {
    return isTooLong(line.length());
  }

  /**
   * Reads a line. A byte-order mark at the beginning is skipped. If a line is too long, returns its
   * first {@code MAX_LENGTH + 1} characters at once. Then the next call skips the rest of the line.
   *
   * @return the line without its end, or empty at the end of the input
   * @throws IOException if the text cannot be read
   */
  public Optional<String> next() throws IOException {
    while (insideLine) {
      insideLine = !isEnd(in.read());
    }
    StringBuilder line = new StringBuilder();
    int c = in.read();
    if (c == BYTE_ORDER_MARK && !begun) {
      c = in.read();
    }
    begun = true;
    if (c == '\n' && afterCarriageReturn) {
      c = in.read();
    }
    afterCarriageReturn = false;
    if (c < 0) {
      return Optional.empty();
    }
    while (!isEnd(c)) {
      line.append((char) c);
      if (isTooLong(line.length())) {
        insideLine = true;
        return Optional.of(line.toString());
      }
      c = in.read();
    }
    return Optional.of(line.toString());
  }

  private static boolean isTooLong(int length) {
    return length > MAX_LENGTH;
  }

  private boolean isEnd(int c) {
    afterCarriageReturn = c == '\r';
    return c < 0 || c == '\n' || c == '\r';
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
