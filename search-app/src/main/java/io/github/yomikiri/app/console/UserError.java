package io.github.yomikiri.app.console;

/** An error that the user can correct. Only its message is shown, and the exit code is 2. */
public final class UserError extends RuntimeException {

  private static final long serialVersionUID = 1;

  public UserError(String message) {
    super(message);
  }
}
