package io.github.yomikiri.bench.cli;

/** Something the user can put right: shown as its message alone, exit code 2. */
final class UserError extends RuntimeException {

  private static final long serialVersionUID = 1;

  UserError(String message) {
    super(message);
  }
}
