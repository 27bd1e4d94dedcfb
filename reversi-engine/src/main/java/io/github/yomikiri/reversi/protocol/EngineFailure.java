package io.github.yomikiri.reversi.protocol;

/**
 * Thrown when an {@link ExternalEngine} cannot be started, ends, takes too long, writes too much or
 * answers nonsense. The message names the engine and the reason. If the engine ended or did not
 * answer, the message also has the engine's last lines.
 */
public final class EngineFailure extends RuntimeException {

  private static final long serialVersionUID = 1;

  EngineFailure(String engine, String reason) {
    super(engine + ": " + reason);
  }
}
