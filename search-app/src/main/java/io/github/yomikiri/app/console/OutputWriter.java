package io.github.yomikiri.app.console;

import io.github.yomikiri.search.StopSignal;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.Optional;

/**
 * The writer under a command's standard output. A {@link PrintWriter} hides that a write failed, so
 * a full disk would lose the output and a closed pipe would be written to for hours. This writer
 * raises the stop signal and throws an {@link OutputFailure}, which a {@code PrintWriter} passes
 * on. After a failure, every later write fails too.
 *
 * <p>Not safe for use by several threads; the {@code PrintWriter} around it is.
 */
public final class OutputWriter extends Writer {

  private interface Write {
    void run() throws IOException;
  }

  private final Writer out;
  private final boolean toPipe;
  private final StopSignal stop;
  private Optional<OutputFailure> failure = Optional.empty();

  private OutputWriter(Writer out, boolean toPipe, StopSignal stop) {
    this.out = out;
    this.toPipe = toPipe;
    this.stop = stop;
  }

  /**
   * Returns a buffered standard output over a writer.
   *
   * @param out the writer that reaches the operating system
   * @param toPipe whether it leads to a pipe or a socket
   * @param stop raised when a write fails
   * @return a print writer whose methods throw {@link OutputFailure} when the buffer cannot be
   *     written
   */
  public static PrintWriter printer(Writer out, boolean toPipe, StopSignal stop) {
    return new PrintWriter(new BufferedWriter(new OutputWriter(out, toPipe, stop)));
  }

  @Override
  public void write(char[] text, int offset, int length) {
    attempt(() -> out.write(text, offset, length));
  }

  @Override
  public void flush() {
    attempt(out::flush);
  }

  @Override
  public void close() {
    attempt(out::close);
  }

  private void attempt(Write write) {
    if (failure.isPresent()) {
      throw failure.get();
    }
    try {
      write.run();
    } catch (IOException e) {
      failure = Optional.of(new OutputFailure(e, toPipe));
      stop.raise();
      throw failure.get();
    }
  }
}
