package io.github.yomikiri.reversi.protocol;

import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;

/**
 * The engine behind a server, and how it plays.
 *
 * @param engine plays; a server does not close it
 * @param limits of each move, beside those that the client sets
 * @param pondering lends a thread to think on while the opponent does; empty for an engine that
 *     does not ponder
 * @param seed of the first game; further games take the seeds that follow
 * @param name the engine's name, without white space
 * @param version the engine's version; may be empty
 */
record ServerSettings(
    Engine engine,
    Limits limits,
    Optional<Executor> pondering,
    long seed,
    String name,
    String version) {

  private static final Duration USUAL_TIME = Duration.ofSeconds(1);

  static ServerSettings of(Engine engine) {
    return new ServerSettings(engine, Limits.none(), Optional.empty(), 0, "Yomikiri", "");
  }

  /**
   * Returns the limits of a move. All that are set apply; where nothing limits a move, it takes
   * {@code USUAL_TIME}.
   *
   * @param clientDepth the depth that the client has set, in plies
   * @param hasClock whether a game's clock limits the move
   * @param stop ends the move
   */
  Limits limits(OptionalInt clientDepth, boolean hasClock, StopSignal stop) {
    Limits client = clientDepth.isPresent() ? Limits.depth(clientDepth.getAsInt()) : Limits.none();
    Limits all = limits.and(client);
    boolean isLimited = hasClock
        || !all.withStop(StopSignal.NEVER).equals(Limits.none())
        || engine.level().depth() < Limits.MAX_DEPTH;
    return (isLimited ? all : all.withTime(USUAL_TIME)).and(Limits.none().withStop(stop));
  }
}
