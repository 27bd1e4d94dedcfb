package io.github.yomikiri.play.protocol;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;

/** Writes a server's answers, and flushes after each answer. Safe for use by several threads. */
public final class AnswerWriter {

  private final Writer out;

  /**
   * Makes a writer.
   *
   * @param out receives the answers; not closed
   */
  public AnswerWriter(Writer out) {
    this.out = out;
  }

  /**
   * Writes an answer and a line feed.
   *
   * @param answer the answer
   * @throws UncheckedIOException if the answer cannot be written
   */
  public synchronized void send(String answer) {
    try {
      out.write(answer + "\n");
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
