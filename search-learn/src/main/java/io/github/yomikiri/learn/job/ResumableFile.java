package io.github.yomikiri.learn.job;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.TextLines;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;

/**
 * A text file that a long run writes line by line. A later run resumes the file, even if the first
 * run was killed.
 *
 * <p>The file begins with a header that describes the run. A file with another header is rejected,
 * so no other file is overwritten. Every line is passed to the system at once. So a process that is
 * killed leaves at most a part of its last line, which the next run drops. While the file is open,
 * it is locked against other processes.
 *
 * <p>For one thread at a time.
 */
public final class ResumableFile implements Closeable {

  private static final int BLOCK = 1 << 16;
  private static final int MAX_SHOWN = 500;
  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private final Path path;
  private final FileChannel channel;
  private final long linesBefore;

  private ResumableFile(Path path, FileChannel channel, long linesBefore) {
    this.path = path;
    this.channel = channel;
    this.linesBefore = linesBefore;
  }

  /**
   * Creates a file, or resumes a file that has the same header.
   *
   * @param path the file
   * @param header the first lines of the file, each beginning with {@code #}
   * @return the file, to be closed
   * @throws IOException if there is a file with another header, another process writes it, or
   *     writing fails
   */
  public static ResumableFile open(Path path, List<String> header) throws IOException {
    FileChannel channel = FileChannel.open(
        path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    try {
      FileLocks.lock(channel, path, "another run is writing it");
      // An editor may have put a byte-order mark before the header.
      byte[] mark = read(channel, 0, BYTE_ORDER_MARK.length);
      int begin = Arrays.equals(mark, BYTE_ORDER_MARK) ? mark.length : 0;
      byte[] wanted = bytes(header);
      byte[] found = read(channel, begin, wanted.length);
      if (!isBeginning(found, wanted)) {
        byte[] start = read(channel, begin, Math.max(BLOCK, 2 * wanted.length));
        throw new FileSystemException(path.toString(), null, difference(start, header));
      }
      if (found.length < wanted.length) {
        channel.truncate(0);
        write(path, channel, wanted);
        return new ResumableFile(path, channel, 0);
      }
      return new ResumableFile(path, channel, dropCutLine(channel, begin + wanted.length));
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  /**
   * Returns what an earlier run may have written.
   *
   * @param path the file
   * @return its lines, the header's included; none if it is not a regular file, because reading a
   *     device such as /dev/full may never end
   * @throws IOException if the file cannot be read
   * @throws InvalidInputException if the file is no text
   */
  public static List<String> linesOf(Path path) throws IOException {
    return Files.isRegularFile(path) ? TextLines.readAll(path) : List.of();
  }

  private static byte[] bytes(List<String> lines) {
    return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] read(FileChannel channel, int from, int most) throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate((int) Math.min(most, channel.size() - from));
    while (buffer.hasRemaining() && channel.read(buffer, from + buffer.position()) >= 0) {
      // The loop reads.
    }
    return buffer.array();
  }

  private static boolean isBeginning(byte[] part, byte[] whole) {
    return part.length <= whole.length
        && ByteBuffer.wrap(part).equals(ByteBuffer.wrap(whole, 0, part.length));
  }

  /** Returns why a file that begins with other bytes than the header is not resumed. */
  private static String difference(byte[] start, List<String> header) {
    String found = new String(start, StandardCharsets.UTF_8);
    String text = found.replace("\r\n", "\n");
    String wanted = String.join("\n", header) + "\n";
    if (text.length() < found.length() && (text.startsWith(wanted) || wanted.startsWith(text))) {
      return "is there already, and its lines end with CR LF; a run resumes a file only if they end"
          + " with LF, as it wrote them";
    }
    String[] lines = text.split("\n", -1);
    int last = Math.min(lines.length, header.size()) - 1;
    int at = 0;
    while (at < last && lines[at].equals(header.get(at))) {
      at++;
    }
    return "is there already, and not from a run with the same arguments: line " + (at + 1)
        + " is \"" + shown(lines[at]) + "\", not \"" + header.get(at) + "\"";
  }

  /** Returns a line for a message: the beginning of a long line, without control characters. */
  private static String shown(String line) {
    String part = line.length() <= MAX_SHOWN ? line : line.substring(0, MAX_SHOWN) + "...";
    return part.replaceAll("\\p{Cntrl}", "?");
  }

  /**
   * Cuts the file after its last complete line and moves to its end. Returns the number of lines
   * after the header.
   */
  private static long dropCutLine(FileChannel channel, long headerBytes) throws IOException {
    ByteBuffer block = ByteBuffer.allocate(BLOCK);
    long lines = 0;
    long at = headerBytes;
    long end = headerBytes;
    while (channel.read(block.clear(), at) > 0) {
      block.flip();
      while (block.hasRemaining()) {
        at++;
        if (block.get() == '\n') {
          lines++;
          end = at;
        }
      }
    }
    channel.truncate(end);
    channel.position(end);
    return lines;
  }

  private static void write(Path path, FileChannel channel, byte[] bytes) throws IOException {
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    try {
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
    } catch (IOException e) {
      throw new IOException(path + ": cannot be written: " + e.getMessage(), e);
    }
  }

  /**
   * Returns the number of lines after the header when the file was opened.
   *
   * @return the number of complete lines
   */
  public long linesBefore() {
    return linesBefore;
  }

  /**
   * Writes a line.
   *
   * @param line the line, without its end
   * @throws IOException if writing fails
   */
  public void append(String line) throws IOException {
    write(path, channel, bytes(List.of(line)));
  }

  /** Closes the file and releases the lock. */
  @Override
  public void close() throws IOException {
    channel.close();
  }
}
