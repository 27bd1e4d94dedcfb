package io.github.yomikiri.reversi.pattern;

import java.io.IOException;
import java.io.InputStream;

/**
 * Reads many bytes at once and returns them one by one. A {@link java.io.BufferedInputStream} does
 * the same, but locks itself for every byte, which takes most of the time. For one thread at a
 * time.
 */
final class ReadAhead extends InputStream {

  private final InputStream source;
  private final byte[] bytes = new byte[1 << 13];
  private int at;
  private int end;

  ReadAhead(InputStream source) {
    this.source = source;
  }

  @Override
  public int read() throws IOException {
    return atEnd() ? -1 : bytes[at++] & 0xFF;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (atEnd()) {
      return -1;
    }
    int count = Math.min(length, end - at);
    System.arraycopy(bytes, at, target, offset, count);
    at += count;
    return count;
  }

  /** Returns whether no byte is left. Reads more bytes if none is there. */
  private boolean atEnd() throws IOException {
    if (at == end) {
      at = 0;
      end = 0;
      end = Math.max(0, source.read(bytes));
    }
    return end == 0;
  }
}
