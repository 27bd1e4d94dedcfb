package io.github.yomikiri.app.output;

/** Writes rows for other programs, below or with the names of their columns. */
@FunctionalInterface
public interface RowWriter {

  /**
   * Writes a row and flushes the output, so a reader at the other end of a pipe sees the row at
   * once.
   *
   * @param fields the fields, one for each column; floating-point numbers get three decimals
   */
  void row(Object... fields);
}
