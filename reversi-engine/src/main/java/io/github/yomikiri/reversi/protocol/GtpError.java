package io.github.yomikiri.reversi.protocol;

/** Thrown when a command cannot be obeyed; the message is the error answer to the controller. */
final class GtpError extends RuntimeException {

  private static final long serialVersionUID = 1;

  GtpError(String message) {
    super(message, null, false, false);
  }
}
