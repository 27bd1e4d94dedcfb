package io.github.yomikiri.reversi.pattern;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.ByteStreams;
import io.github.yomikiri.game.internal.Crc32c;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.zip.Checksum;
import java.util.zip.DeflaterOutputStream;

/**
 * The format of the files of {@link PatternWeights}. A file has three parts:
 *
 * <ul>
 *   <li>a line of text with the format and its version;
 *   <li>the CRC-32C of the third part;
 *   <li>deflated: the kind, the origin, the patterns and the numbers of each stage.
 * </ul>
 *
 * <p>Each number takes as few bytes as it needs, mostly one or two. The numbers of configurations
 * that the training never saw are 0.
 */
final class WeightFile {

  /** The path does not depend on the class, because shrinkers of apps rename packages. */
  private static final String RESOURCES = "/io/github/yomikiri/reversi/pattern/";

  private static final byte[] HEADER =
      "Yomikiri pattern weights, version 1\n".getBytes(StandardCharsets.US_ASCII);

  /**
   * The maximum number of bytes after the checksum. The weights of the largest set of patterns take
   * a third of this size.
   */
  private static final int MAX_BYTES = 1 << 26;

  /** The maximum number of bytes of a number: 17 bits in groups of seven. */
  static final int MAX_GROUPS = 3;

  private WeightFile() {}

  /** Writes weights to a stream: {@link PatternWeights#write(OutputStream)}. */
  static void write(PatternWeights weights, OutputStream out) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    // The deflater is slow with single bytes, and the inflater as well.
    try (DataOutputStream data =
        new DataOutputStream(new BufferedOutputStream(new DeflaterOutputStream(bytes)))) {
      data.writeUTF(weights.kind());
      data.writeUTF(weights.origin());
      writeNumbers(weights, data);
    }
    DataOutputStream file = new DataOutputStream(out);
    file.write(HEADER);
    file.writeInt(checksum(bytes.toByteArray()));
    bytes.writeTo(file);
    file.flush();
  }

  /** Writes the patterns and the numbers of each stage. */
  private static void writeNumbers(PatternWeights weights, DataOutputStream out)
      throws IOException {
    out.writeInt(weights.set().patterns().size());
    for (Pattern pattern : weights.set().patterns()) {
      out.writeUTF(pattern.name());
      out.writeUTF(pattern.squareNames());
    }
    for (int stage = 0; stage < STAGES.count(); stage++) {
      short[] numbers = weights.numbers(stage);
      out.writeInt(numbers.length);
      byte[] groups = new byte[MAX_GROUPS * numbers.length];
      out.write(groups, 0, toGroups(numbers, groups));
    }
  }

  /** Returns the CRC-32C of the kind, the patterns and the numbers of weights. */
  static int checksum(PatternWeights weights) {
    Checksum crc = Crc32c.create();
    try (DataOutputStream data =
        new DataOutputStream(new BufferedOutputStream(ByteStreams.into(crc)))) {
      data.writeUTF(weights.kind());
      writeNumbers(weights, data);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return (int) crc.getValue();
  }

  /** Reads weights from a stream: {@link PatternWeights#read(InputStream, String)}. */
  static PatternWeights read(InputStream in, String name) throws IOException {
    byte[] header = ByteStreams.read(in, HEADER.length);
    if (!Arrays.equals(header, HEADER)) {
      throw new InvalidInputException("", "header", "this is not a weight file of version 1")
          .inSource(name);
    }
    byte[] sum = ByteStreams.read(in, Integer.BYTES);
    byte[] bytes = ByteStreams.read(in, MAX_BYTES + 1);
    if (bytes.length > MAX_BYTES) {
      throw new InvalidInputException(
              "", "content", "a weight file has at most " + MAX_BYTES + " bytes")
          .inSource(name);
    }
    if (sum.length < Integer.BYTES || ByteBuffer.wrap(sum).getInt() != checksum(bytes)) {
      throw new InvalidInputException("", "content", "the file is damaged: its checksum is wrong")
          .inSource(name);
    }
    return new WeightContent(bytes, name).read();
  }

  /** Reads weights that come with the library. */
  static PatternWeights resource(String name) {
    try (InputStream in = WeightFile.class.getResourceAsStream(RESOURCES + name)) {
      return read(Objects.requireNonNull(in, name), name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int checksum(byte[] bytes) {
    Checksum crc = Crc32c.create();
    crc.update(bytes, 0, bytes.length);
    return (int) crc.getValue();
  }

  /**
   * Stores numbers in groups of seven bits, small ones of either sign in one group. Returns the
   * number of groups.
   */
  private static int toGroups(short[] numbers, byte[] groups) {
    int count = 0;
    for (short number : numbers) {
      int rest = (number << 1 ^ number >> 31) & 0x1FFFF;
      while (rest > 127) {
        groups[count++] = (byte) (rest & 127 | 128);
        rest >>>= 7;
      }
      groups[count++] = (byte) rest;
    }
    return count;
  }
}
