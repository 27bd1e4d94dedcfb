package io.github.yomikiri.app.play;

import java.io.IOException;
import java.util.Optional;

/** The source of the lines that a person types. */
public interface LineInput extends AutoCloseable {

  /** A width of the screen at which everything fits. */
  int WIDE = Integer.MAX_VALUE;

  /**
   * Shows a prompt and reads a line.
   *
   * @return the line; empty at the end of the input, and after Ctrl-C, which raises the stop signal
   */
  Optional<String> read(String prompt) throws IOException;

  /** Returns whether the screen can show colors. */
  boolean hasColors();

  /** Returns the width of the screen in characters, or {@link #WIDE} if it is not known. */
  int columns();

  @Override
  void close() throws IOException;
}
