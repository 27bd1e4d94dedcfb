package io.github.yomikiri.bench.cli;

/** What the process says at its end. */
final class ExitCode {

  /** All went well. */
  static final int OK = 0;

  /** The command ran to its end, and found that something is not as it should be. */
  static final int FAILURE_FOUND = 1;

  /** The command line, or a file it names, is wrong. */
  static final int USAGE = 2;

  /** A fault of this program. */
  static final int INTERNAL = 70;

  private ExitCode() {}
}
