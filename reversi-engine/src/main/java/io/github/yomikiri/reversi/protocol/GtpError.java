package io.github.yomikiri.reversi.protocol;

/** A command that cannot be obeyed; the message is what the controller is told. */
final class GtpError extends RuntimeException {

  private static final long serialVersionUID = 1;

  GtpError(String message) {
    super(message, null, false, false);
  }
}
