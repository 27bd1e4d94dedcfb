package io.github.yomikiri.app.console;

/** The exit codes of the process. */
public final class ExitCode {

  /** Success. */
  public static final int OK = 0;

  /**
   * The command found a fault in what it examined, such as a wrong score or a line that is no game.
   */
  public static final int FAILURE_FOUND = 1;

  /** An argument or a file that it names is wrong. */
  public static final int USAGE = 2;

  /** A fault of this program (EX_SOFTWARE of sysexits). */
  public static final int INTERNAL = 70;

  /** A read or a write failed, such as a write to a full disk (EX_IOERR of sysexits). */
  public static final int IO_ERROR = 74;

  /** Ctrl-C was pressed: the code that a shell shows for SIGINT. */
  public static final int INTERRUPTED = 130;

  /** The reader of standard output has ended: the code that a shell shows for SIGPIPE. */
  public static final int CLOSED_PIPE = 141;

  private ExitCode() {}

  /** Returns the exit code of a command that has skipped a number of bad lines of its input. */
  public static int skipping(long bad) {
    return bad > 0 ? FAILURE_FOUND : OK;
  }
}
