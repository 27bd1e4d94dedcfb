package io.github.yomikiri.game.internal;

import io.github.yomikiri.game.input.InvalidInputException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.Checksum;

/**
 * Reads a binary file that {@link CheckedOutput} wrote, from an untrusted source. Whatever is wrong
 * is rejected with the name of the file, the place and the reason. A number outside its range is
 * rejected before the caller sees it, so that no wrong size allocates memory.
 *
 * <p>Not safe for use by several threads.
 */
public final class CheckedInput {

  /** The maximum number of groups of seven bits of a number, which is not negative. */
  private static final int MAX_GROUPS = 9;

  /** How many numbers of an array are read at once. */
  private static final int BLOCK = 1 << 14;

  private static final String SEPARATOR = ", version ";

  private final InputStream in;
  private final String source;
  private final Checksum sum = Crc32c.create();
  private final byte[] word = new byte[Long.BYTES];
  private String place = "first line";

  /**
   * Reads the first line of a file.
   *
   * @param in the file, buffered; the caller closes it
   * @param source the name of the file, for messages
   * @param format the name of the format
   * @param version the version of the format
   * @throws IOException if reading fails
   * @throws InvalidInputException if the file has another format or another version
   */
  public CheckedInput(InputStream in, String source, String format, int version)
      throws IOException {
    this.in = in;
    this.source = source;
    byte[] expected = CheckedOutput.firstLine(format, version);
    byte[] line = ByteStreams.read(in, expected.length);
    if (!Arrays.equals(line, expected)) {
      boolean sameFormat =
          new String(line, StandardCharsets.ISO_8859_1).startsWith(format + SEPARATOR);
      throw wrong(
          sameFormat
              ? "this version is not supported, only version " + version
              : (line.length == 0 ? "the file is empty; it" : "the file") + " should begin with \""
                  + format + SEPARATOR + version + "\"");
    }
    sum.update(line, 0, line.length);
  }

  /**
   * Sets the place that messages name from now on.
   *
   * @param newPlace the part of the file that is read next
   */
  public void at(String newPlace) {
    place = newPlace;
  }

  /**
   * Reads a number.
   *
   * @param what what the number is, for messages
   * @param min the least number that is right, at least 0
   * @param max the maximum number that is right
   * @return the number
   * @throws IOException if reading fails
   * @throws InvalidInputException if the number is outside its range, or the file ends
   */
  public long readNumber(String what, long min, long max) throws IOException {
    long number = 0;
    int group = 128;
    for (int i = 0; group >= 128; i++) {
      if (i == MAX_GROUPS) {
        throw wrong(what + " has more than " + MAX_GROUPS + " bytes");
      }
      group = in.read();
      if (group < 0) {
        throw truncated();
      }
      sum.update(group);
      number |= (group & 127L) << 7 * i;
    }
    if (number < min || number > max) {
      throw wrong(what + " " + number + " is outside [" + min + ", " + max + "]");
    }
    return number;
  }

  /**
   * Reads 64 bits.
   *
   * @return any word
   * @throws IOException if reading fails
   * @throws InvalidInputException if the file ends
   */
  public long readWord() throws IOException {
    read(word, Long.BYTES);
    return ByteBuffer.wrap(word).getLong();
  }

  /**
   * Reads the bits of numbers.
   *
   * @param numbers receives the numbers
   * @throws IOException if reading fails
   * @throws InvalidInputException if the file ends
   */
  public void readFloats(float[] numbers) throws IOException {
    byte[] block = new byte[BLOCK * Float.BYTES];
    for (int first = 0; first < numbers.length; first += BLOCK) {
      int count = Math.min(BLOCK, numbers.length - first);
      read(block, count * Float.BYTES);
      ByteBuffer.wrap(block).asFloatBuffer().get(numbers, first, count);
    }
  }

  /**
   * Reads a text.
   *
   * @param what what the text is, for messages
   * @param maxBytes the maximum number of bytes of the text in UTF-8
   * @return the text
   * @throws IOException if reading fails
   * @throws InvalidInputException if the text is longer, or the file ends
   */
  public String readText(String what, int maxBytes) throws IOException {
    byte[] bytes = new byte[(int) readNumber("the length of " + what, 0, maxBytes)];
    read(bytes, bytes.length);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private void read(byte[] bytes, int count) throws IOException {
    // The method readNBytes of TeaVM 0.16 reads until the end of the stream, or never ends.
    for (int read = 0; read < count; ) {
      int more = in.read(bytes, read, count - read);
      if (more < 0) {
        throw truncated();
      }
      read += more;
    }
    sum.update(bytes, 0, count);
  }

  /**
   * Reads a checksum and compares it with that of all bytes before.
   *
   * @throws IOException if reading fails
   * @throws InvalidInputException if the checksums differ, or the file ends
   */
  public void readChecksum() throws IOException {
    int expected = (int) sum.getValue();
    read(word, Integer.BYTES);
    if (ByteBuffer.wrap(word).getInt() != expected) {
      throw wrong("the file is damaged: its checksum is wrong");
    }
  }

  /**
   * Checks that the file ends here.
   *
   * @throws IOException if reading fails
   * @throws InvalidInputException if there is more
   */
  public void readEnd() throws IOException {
    if (in.read() >= 0) {
      throw wrong("the file does not end where it should");
    }
  }

  private InvalidInputException truncated() {
    return wrong("the file ends too early");
  }

  /**
   * Returns an exception about the place that is read.
   *
   * @param reason what is wrong
   * @return the exception, with this file and place
   */
  public InvalidInputException wrong(String reason) {
    return new InvalidInputException("", place, reason).inSource(source);
  }
}
