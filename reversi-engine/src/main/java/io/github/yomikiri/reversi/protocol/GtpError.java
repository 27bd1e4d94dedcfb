package io.github.yomikiri.reversi.protocol;

/** Thrown when a command is wrong. The message is the error answer to the controller. */
final class GtpError extends RuntimeException {

  private static final long serialVersionUID = 1;

  GtpError(String message) {
    super(message, null, false, false);
  }
}
