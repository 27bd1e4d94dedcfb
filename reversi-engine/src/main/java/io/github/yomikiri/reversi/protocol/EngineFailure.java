package io.github.yomikiri.reversi.protocol;

/**
 * Thrown when an {@link ExternalEngine} cannot be started, ends, takes too long, writes too much or
 * answers nonsense. The message says which of these it was, and names the engine; of one that fell
 * silent or ended it has the last lines.
 */
public final class EngineFailure extends RuntimeException {

  private static final long serialVersionUID = 1;

  EngineFailure(String engine, String reason) {
    super(engine + ": " + reason);
  }
}
