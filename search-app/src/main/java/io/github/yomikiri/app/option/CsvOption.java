package io.github.yomikiri.app.option;

import picocli.CommandLine.Option;

/** The option of commands that can write CSV instead of a text for people. */
public final class CsvOption {

  @Option(names = "--csv", description = "Write CSV.")
  private boolean csv;

  /** Returns whether CSV is wanted. */
  public boolean isOn() {
    return csv;
  }
}
