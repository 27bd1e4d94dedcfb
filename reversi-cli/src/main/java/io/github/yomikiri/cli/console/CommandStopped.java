package io.github.yomikiri.cli.console;

/** Ctrl-C ends a command that keeps what it has done and goes on when it is given again. */
public final class CommandStopped extends RuntimeException {

  private static final long serialVersionUID = 1;

  public CommandStopped() {
    super("Stopped. The same command resumes.", null, false, false);
  }
}
