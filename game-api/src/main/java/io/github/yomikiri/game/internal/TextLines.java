package io.github.yomikiri.game.internal;

import io.github.yomikiri.game.input.InvalidInputException;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Reads the lines of a text from an untrusted source, one by one. A byte-order mark at the
 * beginning is skipped. Lines that are too long are rejected with their place. Lines end with a
 * line feed, a carriage return or both.
 *
 * <p>Bytes of a file that are not UTF-8 are read as the character U+FFFD. They are usual in names
 * and comments of old files, and there they cost nothing else. Elsewhere they make a line wrong,
 * which the format's reader rejects with its place. A NUL character stands in no text, but in
 * nearly every binary file and in UTF-16, so it is rejected.
 *
 * <p>Not safe for use by several threads.
 */
public final class TextLines implements Closeable {

  /**
   * The maximum number of characters of a line. Lines of this library's formats have a few hundred.
   */
  public static final int MAX_LENGTH = 1_000_000;

  private static final char BYTE_ORDER_MARK = '\uFEFF';
  private static final int NONE = -1;
  private static final char NUL = 0;
  private static final String NO_TEXT = "this is not text in UTF-8";

  private final Reader in;
  private final String source;
  private final char[] buffer = new char[1 << 13];
  private int position;
  private int limit;
  private int number;
  private boolean ended;

  /** Whether the last line ended with a carriage return, which a line feed may follow. */
  private boolean afterReturn;

  /** Whether the last line ended with a line feed or a carriage return. */
  private boolean lastHasEnd = true;

  private TextLines(Reader in, String source) {
    this.in = in;
    this.source = source;
  }

  /**
   * Opens a file.
   *
   * @param file a text in UTF-8
   * @return the file's lines, to be closed
   * @throws IOException if the file cannot be opened
   */
  public static TextLines open(Path file) throws IOException {
    Reader in = new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8);
    return of(in, file.toString());
  }

  /**
   * Returns the lines of a reader.
   *
   * @param in the text; {@link #close()} closes it
   * @param source the name of the file or stream, for messages
   * @return its lines
   */
  public static TextLines of(Reader in, String source) {
    return new TextLines(in, source);
  }

  /**
   * Reads a whole file.
   *
   * @param file a text in UTF-8
   * @return its lines
   * @throws IOException if reading fails
   * @throws InvalidInputException if a line is longer than {@link #MAX_LENGTH}, or the file is no
   *     text
   */
  public static List<String> readAll(Path file) throws IOException {
    try (TextLines lines = open(file)) {
      return lines.rest();
    }
  }

  /**
   * Returns a text without a byte-order mark.
   *
   * @param text any text
   * @return the text without its first character if that is a byte-order mark, otherwise the text
   *     itself
   */
  public static String withoutByteOrderMark(String text) {
    return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
  }

  /**
   * Splits a text that is in memory. {@code String.lines} does the same, but is not on every
   * platform.
   *
   * @param text any text
   * @return its lines without their ends
   */
  public static List<String> split(String text) {
    return new BufferedReader(new StringReader(text))
        .lines()
        .collect(Collectors.toUnmodifiableList());
  }

  /**
   * Reads the next line.
   *
   * @return the line without its end, or empty if there are no more lines
   * @throws IOException if reading fails
   * @throws InvalidInputException if the line is longer than {@link #MAX_LENGTH}; the next line can
   *     then be read. Also if the line is no text; there are then no more lines
   */
  public Optional<String> next() throws IOException {
    int c = read();
    if (number == 0 && c == BYTE_ORDER_MARK) {
      c = read();
    }
    if (c == NONE) {
      return Optional.empty();
    }
    number++;
    StringBuilder line = new StringBuilder();
    long length = 0;
    while (c != NONE && c != '\n' && c != '\r') {
      if (c == NUL) {
        ended = true;
        limit = position;
        throw rejected("", NO_TEXT);
      }
      if (length++ < MAX_LENGTH) {
        line.append((char) c);
      }
      c = read();
    }
    afterReturn = c == '\r';
    lastHasEnd = c != NONE;
    if (length > MAX_LENGTH) {
      throw rejected(line.toString(), "the line has more than " + MAX_LENGTH + " characters");
    }
    return Optional.of(line.toString());
  }

  /**
   * Reads all lines that are left.
   *
   * @return the lines
   * @throws IOException if reading fails
   * @throws InvalidInputException if a line is longer than {@link #MAX_LENGTH}, or is no text
   */
  public List<String> rest() throws IOException {
    List<String> lines = new ArrayList<>();
    for (Optional<String> line = next(); line.isPresent(); line = next()) {
      lines.add(line.get());
    }
    return List.copyOf(lines);
  }

  /**
   * Reads a character, or returns {@link #NONE} at the end. A line feed that belongs to the end of
   * the line before is skipped.
   */
  private int read() throws IOException {
    int c = readAny();
    boolean secondHalf = afterReturn && c == '\n';
    afterReturn = false;
    return secondHalf ? readAny() : c;
  }

  private int readAny() throws IOException {
    if (position == limit && !ended) {
      fill();
    }
    return position < limit ? buffer[position++] : NONE;
  }

  private void fill() throws IOException {
    position = 0;
    limit = 0;
    try {
      int count = in.read(buffer, 0, buffer.length);
      ended = count < 0;
      limit = Math.max(0, count);
    } catch (CharacterCodingException e) {
      ended = true;
      // A buffer was decoded as a whole, so the fault may be some lines further.
      String place = number == 0 ? "near the beginning" : "after line " + number;
      throw new InvalidInputException("", place, NO_TEXT).inSource(source);
    }
  }

  /**
   * Returns the number of the line read last.
   *
   * @return the number, from 1; 0 if none was read
   */
  public int number() {
    return number;
  }

  /**
   * Returns whether the line read last has its end. Only the last line of a text can lack it. If a
   * program wrote the text, the text was cut in this line.
   *
   * @return whether a line feed or a carriage return followed; true if no line was read
   */
  public boolean hasLineEnd() {
    return lastHasEnd;
  }

  /**
   * Returns an exception about a text that lacks something, after all its lines were read.
   *
   * @param reason what is missing
   * @return the exception, with this source, and with the end of the text as its place
   */
  public InvalidInputException missing(String reason) {
    return number == 0
        ? new InvalidInputException("", "line 1", "the text is empty; " + reason).inSource(source)
        : new InvalidInputException("", "after line " + number, reason).inSource(source);
  }

  /**
   * Returns an exception about the line read last.
   *
   * @param value the text that is rejected
   * @param reason what is wrong with the text
   * @return the exception, with this source, and with the line as its place
   */
  public InvalidInputException rejected(String value, String reason) {
    return new InvalidInputException(value, "line " + number, reason).inSource(source);
  }

  /** Closes the text. */
  @Override
  public void close() throws IOException {
    in.close();
  }
}
