package io.github.yomikiri.play;

/**
 * Thrown when another program that plays cannot be started, ends, takes too long, writes too much
 * or answers nonsense. In a match, the program has lost the game. The message names the engine and
 * the reason. If the engine ended or did not answer, the message also has the engine's last lines.
 */
public final class EngineFailure extends RuntimeException {

  private static final long serialVersionUID = 1;

  /**
   * Makes a failure.
   *
   * @param engine the engine's name
   * @param reason what the engine did
   */
  public EngineFailure(String engine, String reason) {
    super(engine + ": " + reason);
  }
}
