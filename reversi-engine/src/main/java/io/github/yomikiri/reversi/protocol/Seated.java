package io.github.yomikiri.reversi.protocol;

import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.search.Limits;
import java.util.Optional;
import java.util.concurrent.Executor;

/**
 * An engine, and how it is to play over a protocol.
 *
 * @param engine plays; a server does not close it
 * @param limits of each move, as far as the other end says nothing; a limit of time does not apply where it has set a clock
 * @param pondering lends a thread to think on while the opponent does, if it should
 * @param seed of the first game; further ones take those that follow
 * @param version what it calls its version
 */
public record Seated(
    Engine engine, Limits limits, Optional<Executor> pondering, long seed, String version) {

  /** The engine's name. */
  static final String NAME = "Yomikiri";
}
