package io.github.yomikiri.game.internal;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.zip.Checksum;

/** What the streams of newer JDKs have, and those of Android 8 lack. */
public final class ByteStreams {

  private static final int BLOCK = 1 << 13;

  private ByteStreams() {}

  /**
   * Reads the next bytes, as {@code InputStream.readNBytes} does.
   *
   * @param in the stream
   * @param max the maximum number of bytes
   * @return the bytes, fewer than the maximum only if the stream ends
   * @throws IOException if reading fails
   */
  public static byte[] read(InputStream in, int max) throws IOException {
    byte[] block = new byte[Math.min(max, BLOCK)];
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(block.length);
    int count;
    while ((count = in.read(block, 0, Math.min(max - bytes.size(), block.length))) > 0) {
      bytes.write(block, 0, count);
    }
    return bytes.toByteArray();
  }

  /**
   * Makes a stream whose bytes go nowhere but into a checksum.
   *
   * @param sum the checksum, which is updated
   * @return the stream
   */
  public static OutputStream into(Checksum sum) {
    return new OutputStream() {

      @Override
      public void write(int b) {
        sum.update(b);
      }

      @Override
      public void write(byte[] bytes, int offset, int length) {
        sum.update(bytes, offset, length);
      }
    };
  }
}
