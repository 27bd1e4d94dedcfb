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
 * @param engine the engine that plays; a server does not close it
 * @param limits the limits of each move, in addition to those of the client
 * @param pondering provides a thread for the search during the opponent's moves; empty for a server
 *     that does not ponder
 * @param seed the seed of the first game; each further game takes the next number
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
   * Returns the limits of a move. All limits that are set apply. A move without any limit takes
   * {@code USUAL_TIME}.
   *
   * @param clientDepth the depth that the client has set, in plies
   * @param hasClock whether a game's clock limits the move
   * @param stop the signal that ends the move
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
