package io.github.yomikiri.app.console;

/** Thrown when Ctrl-C ends a command before its result is complete. */
public final class CommandStopped extends RuntimeException {

  private static final long serialVersionUID = 1;

  private CommandStopped(String message) {
    super(message, null, false, false);
  }

  /**
   * Returns the exception for a command that stores nothing.
   *
   * @return the exception
   */
  public static CommandStopped forGood() {
    return new CommandStopped("Stopped.");
  }

  /**
   * Returns the exception for a command that has stored its work.
   *
   * @return the exception, whose message says that the same command resumes
   */
  public static CommandStopped resumable() {
    return new CommandStopped("Stopped. The same command resumes.");
  }
}
