package io.github.yomikiri.reversi.protocol;

import io.github.yomikiri.play.Player;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.GameClock;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;

/**
 * The player behind a server, and how it plays.
 *
 * @param player the player; a server does not close it
 * @param limits the limits of each move, in addition to those of the client
 * @param pondering provides a thread for the search during the opponent's moves; empty for a server
 *     that does not ponder
 * @param seed the seed of the first game; each further game takes the next number
 * @param name the player's name, without white space
 * @param version the player's version; may be empty
 */
record ServerSettings(
    Player<Reversi> player,
    Limits limits,
    Optional<Executor> pondering,
    long seed,
    String name,
    String version) {

  private static final Duration USUAL_TIME = Duration.ofSeconds(1);

  static ServerSettings of(Player<Reversi> player) {
    return new ServerSettings(player, Limits.none(), Optional.empty(), 0, "Yomikiri", "");
  }

  ServerSettings withLimits(Limits newLimits) {
    return new ServerSettings(player, newLimits, pondering, seed, name, version);
  }

  ServerSettings withPondering(Executor executor) {
    return new ServerSettings(player, limits, Optional.of(executor), seed, name, version);
  }

  ServerSettings withSeed(long newSeed) {
    return new ServerSettings(player, limits, pondering, newSeed, name, version);
  }

  ServerSettings withName(String newName, String newVersion) {
    return new ServerSettings(player, limits, pondering, seed, newName, newVersion);
  }

  /**
   * Returns the limits of a move. All limits that are set apply. A move without any limit takes
   * {@code USUAL_TIME}.
   *
   * @param clientDepth the depth that the client has set, in plies
   * @param clock the game's clock of the side to move, if there is one
   * @param stop the signal that ends the move
   */
  Limits limits(OptionalInt clientDepth, Optional<GameClock> clock, StopSignal stop) {
    Limits client = clientDepth.isPresent() ? Limits.depth(clientDepth.getAsInt()) : Limits.none();
    Limits all = clock.map(client::withClock).orElse(client).and(limits);
    boolean isLimited = !all.withStop(StopSignal.NEVER).equals(Limits.none());
    return (isLimited ? all : all.withTime(USUAL_TIME)).and(Limits.none().withStop(stop));
  }
}
