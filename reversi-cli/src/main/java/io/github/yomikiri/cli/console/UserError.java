package io.github.yomikiri.cli.console;

/** Something the user can put right: shown as its message alone, exit code 2. */
public final class UserError extends RuntimeException {

  private static final long serialVersionUID = 1;

  public UserError(String message) {
    super(message);
  }
}
