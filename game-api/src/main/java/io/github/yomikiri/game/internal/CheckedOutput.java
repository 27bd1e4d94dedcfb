package io.github.yomikiri.game.internal;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.Checksum;

/**
 * Writes a binary file that {@link CheckedInput} reads. The file begins with a line of text, which
 * names the format and its version. Checksums follow wherever the writer asks for one.
 *
 * <p>Not safe for use by several threads.
 */
public final class CheckedOutput {

  /** How many numbers of an array are written or read at once. */
  static final int BLOCK = 1 << 14;

  private final OutputStream out;
  private final Checksum sum = Crc32c.create();
  private final ByteBuffer buffer = ByteBuffer.allocate(Long.BYTES);

  /**
   * Writes the first line of a file.
   *
   * @param out the file, buffered; the caller closes or flushes it
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
      writeByte((int) rest & 127 | 128);
      rest >>>= 7;
    }
    writeByte((int) rest);
  }

  private void writeByte(int value) throws IOException {
    sum.update(value);
    out.write(value);
  }

  /**
   * Writes 64 bits.
   *
   * @param word any word
   * @throws IOException if writing fails
   */
  public void writeWord(long word) throws IOException {
    write(buffer.putLong(0, word).array());
  }

  /**
   * Writes the bits of numbers.
   *
   * @param numbers the numbers
   * @throws IOException if writing fails
   */
  public void writeFloats(float[] numbers) throws IOException {
    for (int first = 0; first < numbers.length; first += BLOCK) {
      ByteBuffer block = ByteBuffer.allocate(Math.min(BLOCK, numbers.length - first) * Float.BYTES);
      block.asFloatBuffer().put(numbers, first, block.capacity() / Float.BYTES);
      write(block.array());
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
    sum.update(bytes, 0, bytes.length);
    out.write(bytes);
  }

  /**
   * Writes the CRC-32C of all bytes until now, earlier checksums included.
   *
   * @throws IOException if writing fails
   */
  public void writeChecksum() throws IOException {
    int value = (int) sum.getValue();
    write(ByteBuffer.allocate(Integer.BYTES).putInt(value).array());
  }
}
