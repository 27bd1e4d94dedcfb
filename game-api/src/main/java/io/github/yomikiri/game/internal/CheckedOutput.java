package io.github.yomikiri.game.internal;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.Checksum;

/**
 * Writes a binary file that {@link CheckedInput} reads. The file begins with a line of text, which
 * names the format and its version. Checksums follow wherever the writer asks for one, and one of
 * them is the last that is written: bytes are collected until the next checksum.
 *
 * <p>Not safe for use by several threads.
 */
public final class CheckedOutput {

  private static final int BUFFER_BYTES = 1 << 13;

  private final OutputStream out;
  private final Checksum sum = Crc32c.create();
  private final ByteBuffer buffer = ByteBuffer.allocate(BUFFER_BYTES);

  /** The same buffer. In Android 8, {@code ByteBuffer} does not override these methods. */
  private final Buffer asBuffer = buffer;

  /**
   * Writes the first line of a file.
   *
   * @param out the file; the caller closes or flushes it
   * @param format the name of the format
   * @param version the version of the format
   * @throws IOException if writing fails
   */
  public CheckedOutput(OutputStream out, String format, int version) throws IOException {
    this.out = out;
    write(firstLine(format, version));
  }

  /** Returns the first line of a file. */
  static byte[] firstLine(String format, int version) {
    return (format + ", version " + version + "\n").getBytes(StandardCharsets.UTF_8);
  }

  /**
   * Writes a number in groups of seven bits, so that small numbers take one byte.
   *
   * @param number the number, at least 0
   * @throws IOException if writing fails
   */
  public void writeNumber(long number) throws IOException {
    long rest = number;
    while (rest > 127) {
      room(1).put((byte) (rest & 127 | 128));
      rest >>>= 7;
    }
    room(1).put((byte) rest);
  }

  /**
   * Writes 64 bits.
   *
   * @param word any word
   * @throws IOException if writing fails
   */
  public void writeWord(long word) throws IOException {
    room(Long.BYTES).putLong(word);
  }

  /**
   * Writes the bits of numbers.
   *
   * @param numbers the numbers
   * @throws IOException if writing fails
   */
  public void writeFloats(float[] numbers) throws IOException {
    int count;
    for (int from = 0; from < numbers.length; from += count) {
      count = Math.min(numbers.length - from, room(Float.BYTES).remaining() / Float.BYTES);
      buffer.asFloatBuffer().put(numbers, from, count);
      skip(count * Float.BYTES);
    }
  }

  /**
   * Writes the bits of numbers.
   *
   * @param numbers the numbers
   * @throws IOException if writing fails
   */
  public void writeDoubles(double... numbers) throws IOException {
    int count;
    for (int from = 0; from < numbers.length; from += count) {
      count = Math.min(numbers.length - from, room(Double.BYTES).remaining() / Double.BYTES);
      buffer.asDoubleBuffer().put(numbers, from, count);
      skip(count * Double.BYTES);
    }
  }

  /**
   * Writes a text: the number of its bytes in UTF-8, and the bytes.
   *
   * @param text any text
   * @throws IOException if writing fails
   */
  public void writeText(String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    writeNumber(bytes.length);
    write(bytes);
  }

  private void write(byte[] bytes) throws IOException {
    for (byte each : bytes) {
      room(1).put(each);
    }
  }

  /**
   * Writes the CRC-32C of all bytes until now, earlier checksums included.
   *
   * @throws IOException if writing fails
   */
  public void writeChecksum() throws IOException {
    empty();
    buffer.putInt((int) sum.getValue());
    empty();
  }

  /** Returns the buffer, with room for some bytes. */
  private ByteBuffer room(int bytes) throws IOException {
    if (buffer.remaining() < bytes) {
      empty();
    }
    return buffer;
  }

  private void skip(int bytes) {
    asBuffer.position(buffer.position() + bytes);
  }

  private void empty() throws IOException {
    sum.update(buffer.array(), 0, buffer.position());
    out.write(buffer.array(), 0, buffer.position());
    asBuffer.clear();
  }
}
