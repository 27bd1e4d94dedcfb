package io.github.yomikiri.cli.console;

/** Ctrl-C ended a command that keeps what it has done; the same command resumes. */
public final class CommandStopped extends RuntimeException {

  private static final long serialVersionUID = 1;

  public CommandStopped() {
    super("Stopped. The same command resumes.", null, false, false);
  }
}
