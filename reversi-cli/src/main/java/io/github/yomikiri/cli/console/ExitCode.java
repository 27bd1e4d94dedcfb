package io.github.yomikiri.cli.console;

/** What the process says at its end. */
public final class ExitCode {

  /** All went well. */
  public static final int OK = 0;

  /** The command ran to its end, and found that something is not as it should be. */
  public static final int FAILURE_FOUND = 1;

  /** The command line, or a file it names, is wrong. */
  public static final int USAGE = 2;

  /** A fault of this program. */
  public static final int INTERNAL = 70;

  private ExitCode() {}
}
