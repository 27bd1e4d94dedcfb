package io.github.yomikiri.reversi.protocol;

/** Thrown when an external engine cannot be started, ends, takes too long or answers nonsense; the message says which. */
public final class EngineFailure extends RuntimeException {

  private static final long serialVersionUID = 1;

  EngineFailure(String engine, String reason) {
    super(engine + ": " + reason);
  }
}
