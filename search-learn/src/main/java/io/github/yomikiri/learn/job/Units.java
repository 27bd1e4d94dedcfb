package io.github.yomikiri.learn.job;

import java.io.Closeable;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;

/** The units of a {@link Job} in their order, each as a text without line breaks. */
public interface Units extends Iterator<String>, Closeable {

  /**
   * Returns the number of pieces of the input so far that are no units.
   *
   * @return the number of errors, at least 0
   */
  long errors();

  @Override
  void close() throws IOException;

  /**
   * Returns units from an input without errors.
   *
   * @param texts the texts
   * @return the units
   */
  static Units of(Iterator<String> texts) {
    return of(texts, List.of());
  }

  /**
   * Returns units from an input with errors that are known before.
   *
   * @param texts the texts
   * @param errors a message for each error
   * @return the units
   */
  static Units of(Iterator<String> texts, List<String> errors) {
    return new Units() {

      @Override
      public boolean hasNext() {
        return texts.hasNext();
      }

      @Override
      public String next() {
        return texts.next();
      }

      @Override
      public long errors() {
        return errors.size();
      }

      @Override
      public void close() {}
    };
  }
}
