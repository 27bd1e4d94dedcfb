package io.github.yomikiri.reversi.protocol;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;

/** Writes a server's answers, and flushes after each answer. */
final class AnswerWriter {

  private final Writer out;

  AnswerWriter(Writer out) {
    this.out = out;
  }

  /**
   * Writes an answer and a line feed.
   *
   * @throws UncheckedIOException if the answer cannot be written
   */
  void send(String answer) {
    try {
      out.write(answer + "\n");
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
