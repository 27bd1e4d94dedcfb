package io.github.yomikiri.cli.console;

/** Thrown when Ctrl-C ends a command that keeps its results so far; the same command resumes. */
public final class CommandStopped extends RuntimeException {

  private static final long serialVersionUID = 1;

  public CommandStopped() {
    super("Stopped. The same command resumes.", null, false, false);
  }
}
